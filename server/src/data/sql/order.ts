import { dataError, notEmbedded } from '../errors.ts'
import type { Field, OrderTerm, SelectNode } from '../parse/tree.ts'
import { writeConditions } from './condition.ts'
import { openEmbed } from './embed.ts'
import { writeField } from './field.ts'
import { type Embedded, isToOne, type Scope } from './scope.ts'
import type { Writer } from './writer.ts'

/** ` order by … limit … offset …`, each only where the node has it. */
export function writeOrderAndRange(writer: Writer, scope: Scope): string {
  const { order, offset } = scope.node
  const terms = order.map((term) => writeTerm(writer, scope, term))
  return [
    terms.length > 0 ? ` order by ${terms.join(', ')}` : '',
    writeLimit(writer, scope.node),
    offset === null ? '' : ` offset ${writer.value(offset)}::int8`,
  ].join('')
}

function writeLimit(writer: Writer, { limit, cap }: SelectNode): string {
  if (limit === null) return cap === null ? '' : ` limit ${cap}`
  const wanted = `${writer.value(limit)}::int8`
  return ` limit ${cap === null ? wanted : `least(${wanted}, ${cap})`}`
}

function writeTerm(writer: Writer, scope: Scope, term: OrderTerm): string {
  const nulls = term.nulls === null ? '' : ` nulls ${term.nulls}`
  return `${writeKey(writer, scope, term)}${term.isDescending ? ' desc' : ''}${nulls}`
}

function writeKey(writer: Writer, scope: Scope, { embed, field }: OrderTerm): string {
  if (embed === null) return writeField(writer, scope, field).sql
  const embedded = scope.embeds.get(embed)
  if (!embedded) throw notEmbedded(embed)
  if (!isToOne(embedded.relationship)) {
    const details = `'${scope.relation.name}' and '${embed}' do not form a many-to-one or one-to-one relationship`
    throw dataError(400, 'PGRST118', `A related order on '${embed}' is not possible`, details)
  }
  return writeRelatedField(writer, scope, embedded, field)
}

/** One field of a to-one embedded resource. */
function writeRelatedField(writer: Writer, parent: Scope, embedded: Embedded, field: Field): string {
  const { scope, from, conditions } = openEmbed(writer, parent, embedded, embedded.item.node)
  const { sql } = writeField(writer, scope, field)
  return `(select ${sql} from ${from} where ${[...conditions, ...writeConditions(writer, scope)].join(' and ')})`
}
