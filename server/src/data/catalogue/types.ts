/** A Postgres type as SQL can name it. */
export interface Type {
  name: string
  /** Schema-qualified and quoted. */
  sql: string
  /** pg_type.typcategory of the base type: S string, A array, … */
  category: string
  /** The base type's own name, such as `jsonb`. */
  base: string
  /** What a value is compared as: a domain's base type. */
  baseSql: string
}

export interface Column {
  name: string
  type: Type
  isNullable: boolean
  hasDefault: boolean
  /** The default as SQL, for rows of a bulk insert that lack the key; null when there is none. */
  defaultSql: string | null
  isGenerated: boolean
  comment: string | null
}

export interface Relation {
  oid: number
  schema: string
  name: string
  sql: string
  isView: boolean
  isInsertable: boolean
  comment: string | null
  columns: ReadonlyMap<string, Column>
  primaryKey: readonly string[]
  /** Functions that take a row of it and give one value, readable as columns. */
  computed: ReadonlyMap<string, ComputedField>
}

export interface ComputedField {
  sql: string
  type: Type
}

type Cardinality = 'many-to-one' | 'one-to-one' | 'one-to-many' | 'many-to-many'

interface Junction {
  relation: Relation
  constraints: readonly [origin: string, target: string]
  /** Pairs of the origin's column and the junction's. */
  origin: readonly (readonly [string, string])[]
  /** Pairs of the target's column and the junction's. */
  target: readonly (readonly [string, string])[]
}

export interface Relationship {
  cardinality: Cardinality
  constraint: string
  /** Whether the foreign key is the origin's own. */
  holdsKey: boolean
  origin: Relation
  target: Relation
  /** The function from a row of the origin to rows of the target, instead of a foreign key. */
  routine?: string
  /** Pairs of the origin's column and the target's; empty with a junction or a function. */
  columns: readonly (readonly [string, string])[]
  junction: Junction | null
}

export interface Argument {
  name: string
  type: Type
  isRequired: boolean
  isVariadic: boolean
}

export interface Routine {
  oid: number
  schema: string
  name: string
  sql: string
  comment: string | null
  arguments: readonly Argument[]
  isVolatile: boolean
  returnsSet: boolean
  returns: 'void' | 'scalar' | 'row'
  returnType: Type
  /** The relation whose rows it gives, or a made-up one of its OUT columns; null for a scalar. */
  result: Relation | null
}

export interface Catalogue {
  /** What the operator should know of tables and views that people could otherwise read too much of, a sentence each. */
  warnings: readonly string[]
  /** Whether it is a table without row-level security, which is not served. */
  isUnguarded(schema: string, name: string): boolean
  /** Incremented with every load; plans of another version are invalid. */
  version: number
  relation(schema: string, name: string): Relation | undefined
  relations(schema: string): Relation[]
  routines(schema: string, name: string): readonly Routine[]
  routineNames(schema: string): string[]
  relationships(relation: Relation): readonly Relationship[]
  /** The type a `::cast` names, or undefined. */
  type(name: string): Type | undefined
  hasSearchConfiguration(name: string): boolean
}
