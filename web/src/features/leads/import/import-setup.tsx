import { describeMappingProblem } from '@parley/core/leads/import/fields'
import { useMutation } from '@tanstack/react-query'
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
import { ColumnMapping } from './column-mapping.tsx'
import { DuplicateChoice } from './duplicate-choice.tsx'
import { FileForm } from './file-form.tsx'
import { FileQuestions } from './file-questions.tsx'
import { ImportPreview } from './import-preview.tsx'
import type { DuplicateRule } from './import-settings.ts'
import { makeFields } from './make-fields.ts'
import type { ChosenFile } from './read-file.ts'
import { startImport } from './start-import.ts'
import { subjectWords } from './subject-words.ts'
import { useMapping } from './use-mapping.ts'
import { ValueMapping } from './value-mapping.tsx'

interface Props {
  chosen: ChosenFile
  onChange: (chosen: ChosenFile) => void
  onCancel: () => void
}

const undatedNotice =
  'No column says when sales were won or lost: they will count as closed today. Choose one for Closed or Expected close if the file has it.'

const notesNotice =
  'Each row becomes an entry on the timeline of the lead, contact or account that it names; no record is made. What is there already is skipped, and rows whose record isn’t found come back with the reason.'

/** Of what is known of the file: what its columns mean, what the first rows become, what to do with duplicates. */
export default function ImportSetup({ chosen, onChange, onCancel }: Props) {
  const navigate = useNavigate()
  const companyId = useProfile().data?.company_id ?? null
  const { subject } = chosen
  const known = useMapping(chosen)
  const { headers, rows, mapping, values, dateOrder, context } = known
  const [duplicates, setDuplicates] = useState<DuplicateRule>('skip')
  const [matchSimilar, setMatchSimilar] = useState(true)
  const [sent, setSent] = useState(0)
  const mappingProblem = describeMappingProblem(mapping, subject)
  const problem = mappingProblem ?? known.openQuestion
  const has = (...fields: string[]) => fields.some((field) => mapping.includes(field))

  const start = useMutation({
    mutationFn: async () => {
      if (companyId === null) return
      const made = subject === 'notes' ? mapping : await makeFields(subject, mapping, known.planned)
      const { timeZone } = context
      const settings = { headers, mapping: made, duplicates, matchSimilar, dateOrder, timeZone, values }
      const id = await startImport(companyId, chosen, settings, setSent)
      await navigate({ to: '/leads/import', search: { id } })
    },
  })
  if (known.isPending) return <SkeletonRows count={10} label="Reading the file" />
  return (
    <div className="space-y-10">
      <FileForm
        chosen={chosen}
        onChange={(patch) => {
          known.onNewFile()
          onChange({ ...chosen, ...patch })
        }}
      />
      <ColumnMapping
        subject={subject}
        headers={headers}
        rows={rows}
        mapping={mapping}
        extra={known.extra}
        canChoose={known.canChoose}
        onMap={known.onMap}
      />
      <FileQuestions {...known} />
      {known.mapped.length > 0 && (
        <ValueMapping
          mapped={known.mapped}
          values={values}
          members={known.members}
          sources={known.sources}
          stages={context.stages}
          onChange={known.onMeaning}
        />
      )}
      {mappingProblem === null && (
        <ImportPreview subject={subject} rows={rows} context={context} members={known.members} />
      )}
      {subject === 'notes' ? (
        <p className="max-w-prose text-sm text-muted">{notesNotice}</p>
      ) : (
        <Panel title={`Existing ${subjectWords[subject].many}`}>
          <DuplicateChoice
            subject={subject}
            rule={duplicates}
            matchSimilar={matchSimilar}
            onRule={setDuplicates}
            onMatchSimilar={setMatchSimilar}
          />
        </Panel>
      )}
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
        {has('status', 'outcome') && !has('closed_at', 'expected_close_on') && (
          <p className="max-w-prose text-sm text-muted">{undatedNotice}</p>
        )}
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
