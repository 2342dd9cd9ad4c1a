import type { Advice } from '@parley/core/insights/advice'
import { type BriefLine, toBriefLines } from '@parley/core/insights/brief'
import { useMutation } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Panel } from '~/ui/panel.tsx'
import { EvidenceList } from './evidence-list.tsx'
import { writeInWords } from './words.ts'

interface Props {
  advice: Advice
  engine: string
}

const proofOf = (ids: readonly string[], lines: readonly BriefLine[]) =>
  lines.filter(({ id }) => ids.includes(id)).flatMap(({ evidence }) => evidence)

/** The advice in a model's words, where one is configured; each sentence with what proves it. */
export default function WordsPanel({ advice, engine }: Props) {
  const write = useMutation({
    mutationFn: async (lines: BriefLine[]) => ({ lines, answer: await writeInWords(lines) }),
  })
  const lines = toBriefLines(advice)
  if (lines.length === 0) return null
  return (
    <Panel title="In words" aside={`by ${engine}`}>
      <div className="pt-3">
        <Button size="small" isBusy={write.isPending} onClick={() => write.mutate(lines)}>
          {write.data ? 'Write it again' : 'Write it in words'}
        </Button>
      </div>
      {write.error && (
        <ErrorNotice title="It could not be written" onRetry={() => write.mutate(lines)}>
          {describeError(write.error)}
        </ErrorNotice>
      )}
      {write.data && (
        <div className="max-w-prose space-y-2 pt-3">
          {write.data.answer.sentences.map(({ text, evidence }) => (
            <div key={text}>
              <p className="text-body">{text}</p>
              <EvidenceList evidence={proofOf(evidence, write.data.lines)} statement={text} />
            </div>
          ))}
          {write.data.answer.sentences.length === 0 && (
            <p className="text-muted">Nothing the model said could be proven, so nothing is shown.</p>
          )}
          {write.data.answer.dropped > 0 && write.data.answer.sentences.length > 0 && (
            <p className="text-sm text-faint">
              Sentences without proof left out: {write.data.answer.dropped}.
            </p>
          )}
        </div>
      )}
    </Panel>
  )
}
