import * as z from 'zod/mini'

const propertySchema = z.object({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: z.optional(z.string()),
  default: z.optional(z.unknown()),
  description: z.optional(z.string()),
  'x-primary-key': z.optional(z.boolean()),
  'x-references': z.optional(z.string()),
})
const objectSchema = z.object({
  description: z.optional(z.string()),
  required: z.optional(z.array(z.string())),
  properties: z.optional(z.record(z.string(), propertySchema)),
})
const operationSchema = z.object({
  summary: z.optional(z.string()),
  requestBody: z.optional(
    z.object({ content: z.record(z.string(), z.object({ schema: z.optional(z.unknown()) })) }),
  ),
})
const documentSchema = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), objectSchema) }),
})

export interface Field {
  name: string
  /** Postgres's name of the type, or JSON Schema's. */
  type: string
  isRequired: boolean
  isNullable: boolean
  isKey: boolean
  /** `table.column` */
  references: string | null
}

export interface Entry {
  name: string
  /** In upper case, in the order of the document. */
  methods: string[]
  fields: Field[]
}

export interface ApiReference {
  tables: Entry[]
  functions: Entry[]
}

const toFields = ({ properties = {}, required = [] }: z.infer<typeof objectSchema>): Field[] =>
  Object.entries(properties).map(([name, property]) => ({
    name,
    type:
      property.format ??
      [property.type ?? 'any']
        .flat()
        .filter((type) => type !== 'null')
        .join(' or '),
    isRequired: required.includes(name),
    isNullable: Array.isArray(property.type) && property.type.includes('null'),
    isKey: property['x-primary-key'] === true,
    references: property['x-references'] ?? null,
  }))

/** Tables and functions of an OpenAPI document of the data API, by name. @throws where it is none. */
export function readReference(document: unknown): ApiReference {
  const { paths, components } = documentSchema.parse(document)
  const entries = Object.entries(paths)
  const methodsOf = (path: object) => Object.keys(path).map((method) => method.toUpperCase())
  return {
    tables: entries
      .filter(([path]) => !path.startsWith('/rpc/'))
      .map(([path, operations]) => {
        const name = path.slice(1)
        return { name, methods: methodsOf(operations), fields: toFields(components.schemas[name] ?? {}) }
      }),
    functions: entries
      .filter(([path]) => path.startsWith('/rpc/'))
      .map(([path, operations]) => {
        const given = operations['post']?.requestBody?.content['application/json']?.schema
        const fields = objectSchema.safeParse(given)
        return {
          name: path.slice('/rpc/'.length),
          methods: methodsOf(operations),
          fields: fields.success ? toFields(fields.data) : [],
        }
      }),
  }
}
