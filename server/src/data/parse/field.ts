import type { Cursor } from './cursor.ts'
import type { Field, PathStep } from './tree.ts'
import type { ValueList } from './values.ts'

const indexPattern = /[+-]?\d{1,9}(?=->|::|\.|,|\)|$)/y

/** A name with a JSON path: `data->address->>city`, `tags->0`. */
export function parseField(cursor: Cursor, values: ValueList): Field {
  const name = cursor.name()
  return { name, path: parsePath(cursor, values) }
}

function parsePath(cursor: Cursor, values: ValueList): PathStep[] {
  const path: PathStep[] = []
  for (;;) {
    const arrow = cursor.takes('->>') ? '->>' : cursor.takes('->') ? '->' : null
    if (!arrow) return path
    const index = cursor.match(indexPattern)?.[0]
    const key = index ?? cursor.name()
    path.push({ arrow, key, isIndex: index !== undefined, value: values.add(key) })
  }
}

/** The key a JSON path shows under: its last name, else the column's. */
export function fieldLabel(field: Field): string {
  return field.path.findLast((step) => !step.isIndex)?.key ?? field.name
}
