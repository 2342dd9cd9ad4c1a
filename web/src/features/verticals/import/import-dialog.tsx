import { type VerticalKind, verticalKinds } from '@parley/core/verticals/import/kind-names'
import { guessColumns, missingFields } from '@parley/core/verticals/import/kinds'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { FileDrop } from '~/ui/file-drop.tsx'
import { Progress } from '~/ui/progress.tsx'
import { Select } from '~/ui/select.tsx'
import { refreshVerticalFacts } from '../facts.ts'
import { ColumnList } from './column-list.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { kindLabels, kindMeanings } from './labels.ts'
import { type FileTable, readTable } from './read-table.ts'
import { RowPreview } from './row-preview.tsx'
import { type ImportResult, readRows, sendRows } from './send-rows.ts'
import { TemplateButton } from './template-button.tsx'

interface Props {
  kind: VerticalKind
  onKind: (kind: VerticalKind) => void
  onClose: () => void
}

interface Chosen {
  table: FileTable
  mapping: (string | null)[]
}

type Step =
  | { name: 'choosing'; problem?: string }
  | { name: 'mapping'; problem?: string }
  | { name: 'sending'; done: number; total: number }
  | { name: 'done'; result: ImportResult }

/** A CSV file becomes rows of one kind: choose it, say what its columns mean, see what comes in and what does not. */
export default function ImportDialog({ kind, onKind, onClose }: Props) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [step, setStep] = useState<Step>({ name: 'choosing' })
  const { timeZone } = useClock()
  const read =
    chosen && step.name === 'mapping' ? readRows(kind, chosen.table, chosen.mapping, timeZone) : null
  const missing = chosen ? missingFields(kind, chosen.mapping) : []

  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    const reading = await readTable(file)
    if ('problem' in reading) return setStep({ name: 'choosing', problem: reading.problem })
    setChosen({ table: reading.table, mapping: guessColumns(kind, reading.table.headings) })
    setStep({ name: 'mapping' })
  }
  const restart = () => {
    setChosen(null)
    setStep({ name: 'choosing' })
  }
  const send = async () => {
    if (!read) return
    setStep({ name: 'sending', done: 0, total: read.good.length })
    try {
      const result = await sendRows(kind, read, (done) =>
        setStep({ name: 'sending', done, total: read.good.length }),
      )
      setStep({ name: 'done', result })
    } catch (error) {
      setStep({ name: 'mapping', problem: describeError(error) })
    }
    await refreshVerticalFacts()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && step.name !== 'sending') onClose()
      }}
      title={`Import ${kindLabels[kind].toLowerCase()}`}
      description={kindMeanings[kind]}
      width="wide"
      footer={
        <>
          {step.name === 'choosing' && <TemplateButton kind={kind} />}
          {(step.name === 'mapping' || step.name === 'done') && (
            <Button onClick={restart}>Another file</Button>
          )}
          {step.name === 'mapping' && (
            <Button
              variant="primary"
              disabled={!read || read.good.length === 0 || missing.length > 0}
              onClick={() => void send()}
            >
              Import {(read?.good.length ?? 0).toLocaleString('en-US')}{' '}
              {read?.good.length === 1 ? 'row' : 'rows'}
            </Button>
          )}
          {step.name === 'done' && (
            <Button variant="primary" onClick={onClose}>
              Done
            </Button>
          )}
        </>
      }
    >
      {step.name === 'choosing' && (
        <div className="grid gap-4">
          <Field label="What the rows are">
            <Select
              value={kind}
              onChange={({ target }) => {
                const next = verticalKinds.find((known) => known === target.value)
                if (next) onKind(next)
              }}
            >
              {verticalKinds.map((value) => (
                <option key={value} value={value}>
                  {kindLabels[value]}
                </option>
              ))}
            </Select>
          </Field>
          <FileDrop
            label="Choose a CSV file"
            accept=".csv,.txt,.tsv,text/csv"
            isSingle
            onFiles={(files) => void choose(files)}
          />
          {step.problem !== undefined && (
            <ErrorNotice title="The file cannot be read">{step.problem}</ErrorNotice>
          )}
        </div>
      )}
      {step.name === 'mapping' && chosen && read && (
        <div className="grid gap-6">
          {step.problem !== undefined && (
            <ErrorNotice title="Not all rows came in" onRetry={() => void send()}>
              {step.problem} What came in is kept; sending the file again counts nothing twice.
            </ErrorNotice>
          )}
          <ColumnList
            kind={kind}
            table={chosen.table}
            mapping={chosen.mapping}
            onMap={(mapping) => setChosen({ ...chosen, mapping })}
          />
          {missing.length > 0 ? (
            <output className="block text-sm text-danger">
              Still without a column: {missing.join(', ')}.
            </output>
          ) : (
            <RowPreview kind={kind} read={read} />
          )}
        </div>
      )}
      {step.name === 'sending' && (
        <Progress
          label="Importing"
          value={step.total === 0 ? 1 : step.done / step.total}
          detail={`${step.done.toLocaleString('en-US')} of ${step.total.toLocaleString('en-US')} rows`}
        />
      )}
      {step.name === 'done' && chosen && <ImportOutcome result={step.result} table={chosen.table} />}
    </Dialog>
  )
}
