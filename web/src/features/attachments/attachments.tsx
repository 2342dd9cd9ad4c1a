import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatNumber } from '~/data/formats.ts'
import { formatBytes } from '~/data/measures.ts'
import { useProfile } from '~/data/profile.ts'
import { useTableChanges } from '~/data/use-table-changes.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { Spinner } from '~/ui/spinner.tsx'
import { toast } from '~/ui/toast.ts'
import { useFileDrop } from '~/ui/use-file-drop.ts'
import { addAttachment, largest } from './attachment-calls.ts'
import { AttachmentLine } from './attachment-line.tsx'
import { type AttachedTo, attachmentsQuery, recordOf, shown } from './attachments-query.ts'

/** The files that people keep with a record: chosen or dropped here, saved again by a press on their name. */
export default function Attachments({ of }: { of: AttachedTo }) {
  const client = useQueryClient()
  const company = useProfile().data?.company_id
  const query = useQuery(attachmentsQuery(of))
  /** The names of files on their way. */
  const [coming, setComing] = useState<readonly string[]>([])
  const { column, id } = recordOf(of)
  const refresh = () => client.invalidateQueries({ queryKey: attachmentsQuery(of).queryKey })
  useTableChanges(['attachments'], () => void refresh(), { filter: `${column}=eq.${id}` })
  const add = async (file: File) => {
    if (company === undefined) return
    if (file.size > largest) {
      toast.error(`${file.name} is too large`, { description: `Files can be up to ${formatBytes(largest)}.` })
      return
    }
    setComing((names) => [...names, file.name])
    try {
      await addAttachment(company, of, file)
    } catch (error) {
      toast.error(`${file.name} was not added`, { description: describeError(error) })
    }
    setComing((names) => names.toSpliced(names.indexOf(file.name), 1))
    await refresh()
  }
  const addAll = (files: readonly File[]) => files.forEach((file) => void add(file))
  const { ref, isOver } = useFileDrop<HTMLElement>(addAll)
  return (
    <section aria-label="Files" className={isOver ? 'rounded-md bg-accent-soft' : undefined} ref={ref}>
      <Panel
        title="Files"
        aside={
          <label className="link cursor-pointer has-focus-visible:outline-2 pointer-coarse:leading-11">
            Add
            <input
              type="file"
              multiple
              aria-label="Add files"
              className="sr-only"
              disabled={company === undefined}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])]
                target.value = ''
                addAll(files)
              }}
            />
          </label>
        }
      >
        {query.isPending && <SkeletonRows count={1} label="Loading the files" />}
        {query.error && (
          <ErrorNotice title="The files could not be loaded" onRetry={() => void query.refetch()}>
            {describeError(query.error)}
          </ErrorNotice>
        )}
        <ul>
          {coming.map((name, place) => (
            <li key={`${name} ${place}`} className="flex min-h-11 items-center gap-3 border-b text-muted">
              <Spinner />
              <span className="min-w-0 truncate">{name}</span>
            </li>
          ))}
          {query.data?.files.map((file) => (
            <AttachmentLine key={file.id} file={file} onRemoved={() => void refresh()} />
          ))}
        </ul>
        {query.data && query.data.count > shown && (
          <p className="pt-2 text-sm text-faint">
            The latest {shown} of {formatNumber(query.data.count)}.
          </p>
        )}
        {query.data?.files.length === 0 && coming.length === 0 && (
          <p className="py-3 text-muted">Drop files here, or add them.</p>
        )}
      </Panel>
    </section>
  )
}
