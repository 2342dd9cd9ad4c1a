import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'

interface Props {
  caption: string
  head: readonly [string, string]
  rows: readonly (readonly [string, string])[]
}

/** Two columns: what it is called, and what it is. */
export function Facts({ caption, head, rows }: Props) {
  return (
    <Table caption={caption} isFocusable>
      <TableHead>
        {head.map((name) => (
          <HeaderCell key={name}>{name}</HeaderCell>
        ))}
      </TableHead>
      <tbody>
        {rows.map(([name, meaning]) => (
          <TableRow key={name}>
            <Cell className="py-2 align-top whitespace-nowrap">
              <code className="font-mono text-sm">{name}</code>
            </Cell>
            <Cell className="min-w-60 py-2 text-muted">{meaning}</Cell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
