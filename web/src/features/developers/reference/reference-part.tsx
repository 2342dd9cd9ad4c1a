import type { ReactNode } from 'react'
import { Facts } from '../parts/facts.tsx'
import { Part, Prose, Subtitle } from '../parts/part.tsx'
import { EntryLine } from './entry-line.tsx'
import type { ApiReference } from './read-reference.ts'

const filters = [
  ['status=eq.won', 'equal; neq, gt, gte, lt, lte likewise'],
  ['status=in.(new,contacted)', 'one of; not.in for none of'],
  ['name=ilike.*ruiz*', 'holds the text, in any case'],
  ['email=is.null', 'empty'],
  ['tags=cs.{vip}', 'the list holds it'],
  ['or=(status.eq.won,value.gte.1000)', 'either'],
  ['select=name,tasks(title,due_at)', 'these columns, with rows of another table'],
  ['order=created_at.desc&limit=20&offset=40', 'the third page of twenty'],
] as const

interface Props {
  reference: ApiReference | null
  /** What stands above the tables: a place to try them. */
  tryIt?: ReactNode
  /** Beside the path of a table or function: taking it there. */
  renderTry?: (path: string) => ReactNode
}

/** Tables and functions of the data API as they are in this instance. */
export function ReferencePart({ reference, tryIt, renderTry }: Props) {
  return (
    <Part id="rest" title="REST reference">
      <Prose>
        Every table and function that a signed-in person may use, read from the schema of this instance. It
        speaks the PostgREST protocol;{' '}
        <a href="/openapi.json" className="link">
          openapi.json
        </a>{' '}
        holds the same as OpenAPI 3.1. One answer reads at most 1,000 rows, unless the operator set another
        number: <code>Content-Range</code> says which came, and <code>Prefer: count=exact</code> how many
        there are.
      </Prose>
      <Facts caption="Filters" head={['In the address', 'Rows or columns']} rows={filters} />
      {tryIt}
      {reference && (
        <>
          <Subtitle>Tables</Subtitle>
          <ul aria-label="Tables" className="border-t">
            {reference.tables.map((entry) => (
              <EntryLine key={entry.name} entry={entry} path={`/rest/v1/${entry.name}`}>
                {renderTry?.(`/rest/v1/${entry.name}?limit=3`)}
              </EntryLine>
            ))}
          </ul>
          <Subtitle>Functions</Subtitle>
          <ul aria-label="Functions" className="border-t">
            {reference.functions.map((entry) => (
              <EntryLine key={entry.name} entry={entry} path={`/rest/v1/rpc/${entry.name}`} />
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}
