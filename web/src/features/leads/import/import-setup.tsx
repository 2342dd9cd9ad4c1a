import { describeMappingProblem, guessMapping } from '@parley/core/leads/import/fields'
import { customPrefix } from '@parley/core/leads/import/read-row'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatBytes } from '~/data/measures.ts'
import { useProfile } from '~/data/profile.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Progress } from '~/ui/progress.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { fieldsQuery } from '../fields/queries.ts'
import { rememberedQuery } from './calls/remembered-query.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { DuplicateChoice } from './duplicate-choice.tsx'
import { FileForm } from './file-form.tsx'
import { ImportPreview } from './import-preview.tsx'
import type { DuplicateRule } from './import-settings.ts'
import { type ChosenFile, readStart } from './read-file.ts'
import { startImport } from './start-import.ts'

interface Props {
  chosen: ChosenFile
  onChange: (chosen: ChosenFile) => void
  onCancel: () => void
}

/** Of what is known of the file: what its columns mean, what the first rows become, what to do with duplicates. */
export function ImportSetup({ chosen, onChange, onCancel }: Props) {
  const navigate = useNavigate()
  const companyId = useProfile().data?.company_id ?? null
  const remembered = useQuery(rememberedQuery())
  const fields = useQuery(fieldsQuery())
  const customFields = fields.data ?? []
  const extra = customFields.map(({ key, label }) => ({ key: `${customPrefix}${key}`, label }))
  const [edits, setEdits] = useState<ReadonlyMap<number, string | null>>(new Map())
  const [duplicates, setDuplicates] = useState<DuplicateRule>('skip')
  const [matchSimilar, setMatchSimilar] = useState(true)
  const [sent, setSent] = useState(0)

  const records = readStart(chosen)
  const width = Math.max(0, ...(chosen.hasHeader ? records.slice(0, 1) : records).map(({ length }) => length))
  const head = chosen.hasHeader ? (records[0] ?? []) : []
  const headers = Array.from({ length: width }, (_, index) => head[index]?.trim() ?? '')
  const rows = chosen.hasHeader ? records.slice(1) : records.slice(0, 20)
  const guessed = guessMapping(headers, remembered.data, extra)
  const mapping = guessed.map((field, index) => (edits.has(index) ? (edits.get(index) ?? null) : field))
  const problem = describeMappingProblem(mapping)

  const start = useMutation({
    mutationFn: async () => {
      if (companyId === null) return
      const settings = { headers, mapping, duplicates, matchSimilar }
      const id = await startImport(companyId, chosen, settings, setSent)
      await navigate({ to: '/leads/import', search: { id } })
    },
  })
  if (remembered.isPending || fields.isPending) return <SkeletonRows count={10} label="Reading the file" />
  return (
    <div className="space-y-10">
      <FileForm
        chosen={chosen}
        onChange={(patch) => {
          setEdits(new Map())
          onChange({ ...chosen, ...patch })
        }}
      />
      <ColumnMapping
        headers={headers}
        rows={rows}
        mapping={mapping}
        extra={extra}
        onMap={(index, field) => setEdits(new Map([...edits, [index, field]]))}
      />
      {problem === null && <ImportPreview rows={rows} mapping={mapping} customFields={customFields} />}
      <Panel title="Existing leads">
        <DuplicateChoice
          rule={duplicates}
          matchSimilar={matchSimilar}
          onRule={setDuplicates}
          onMatchSimilar={setMatchSimilar}
        />
      </Panel>
      <div className="space-y-4">
        {start.error && (
          <ErrorNotice title="The import was not started">{describeError(start.error)}</ErrorNotice>
        )}
        {start.isPending && (
          <Progress
            label="Uploading"
            value={sent / chosen.file.size}
            detail={`${formatBytes(sent)} of ${formatBytes(chosen.file.size)}`}
          />
        )}
        {problem !== null && <output className="block text-sm text-danger">{problem}</output>}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            disabled={problem !== null || companyId === null}
            isBusy={start.isPending}
            onClick={() => start.mutate()}
          >
            Import
          </Button>
          <Button disabled={start.isPending} onClick={onCancel}>
            Choose another file
          </Button>
        </div>
      </div>
    </div>
  )
}
