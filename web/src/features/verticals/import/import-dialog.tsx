import type { VerticalKind } from '@parley/core/verticals/import/kind-names'
import { guessColumns, missingFields } from '@parley/core/verticals/import/kinds'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { countOf, formatNumber } from '~/data/formats.ts'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Progress } from '~/ui/progress.tsx'
import { refreshVerticalFacts } from '../facts.ts'
import { ColumnChoice } from './column-choice.tsx'
import { FileChoice } from './file-choice.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { kindLabels, kindMeanings } from './labels.ts'
import { type FileTable, readTable } from './read-table.ts'
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

  const choose = async (file: File) => {
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
      cancel={step.name === 'done' ? null : 'Cancel'}
      aside={step.name === 'choosing' && <TemplateButton kind={kind} />}
      footer={
        <>
          {(step.name === 'mapping' || step.name === 'done') && (
            <Button onClick={restart}>Another file</Button>
          )}
          {step.name === 'mapping' && (
            <Button
              variant="primary"
              disabled={!read || read.good.length === 0 || missing.length > 0}
              onClick={() => void send()}
            >
              Import {countOf(read?.good.length ?? 0, 'row')}
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
        <FileChoice kind={kind} problem={step.problem} onKind={onKind} onFile={(file) => void choose(file)} />
      )}
      {step.name === 'mapping' && chosen && read && (
        <ColumnChoice
          kind={kind}
          table={chosen.table}
          mapping={chosen.mapping}
          read={read}
          missing={missing}
          problem={step.problem}
          onMap={(mapping) => setChosen({ ...chosen, mapping })}
          onRetry={() => void send()}
        />
      )}
      {step.name === 'sending' && (
        <Progress
          label="Importing"
          value={step.total === 0 ? 1 : step.done / step.total}
          detail={`${formatNumber(step.done)} of ${formatNumber(step.total)} rows`}
        />
      )}
      {step.name === 'done' && chosen && <ImportOutcome result={step.result} table={chosen.table} />}
    </Dialog>
  )
}
