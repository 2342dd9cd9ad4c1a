import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '~/data/formats.ts'
import { formatBytes } from '~/data/measures.ts'
import { Panel } from '~/ui/panel.tsx'
import { Cell, HeaderCell, Table, TableHead, TableRow } from '~/ui/table.tsx'
import { QueryState } from '../query-state.tsx'
import { storageQuery } from './storage-query.ts'

/** What the buckets hold, now. */
export function StoragePanel() {
  const storage = useQuery(storageQuery())
  return (
    <Panel title="Files" aside="now">
      <QueryState query={storage} what="the files">
        {(buckets) => (
          <Table caption="Stored files by bucket" isFocusable className="whitespace-nowrap">
            <TableHead>
              <HeaderCell>Bucket</HeaderCell>
              <HeaderCell isNumeric>Files</HeaderCell>
              <HeaderCell isNumeric>Size</HeaderCell>
            </TableHead>
            <tbody>
              {buckets.map(({ bucket, files, bytes }) => (
                <TableRow key={bucket}>
                  <th scope="row" className="pr-3 font-normal">
                    {bucket}
                  </th>
                  <Cell isNumeric>{formatNumber(files)}</Cell>
                  <Cell isNumeric>{formatBytes(bytes)}</Cell>
                </TableRow>
              ))}
            </tbody>
          </Table>
        )}
      </QueryState>
    </Panel>
  )
}
