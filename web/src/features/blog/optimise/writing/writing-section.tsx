import { useStore } from '~/data/store.ts'
import { Button } from '~/ui/button.tsx'
import type { PostEditing } from '../../post-form.ts'
import { Section } from '../parts/section.tsx'
import { useSession } from '../session/session.tsx'
import { useTone } from '../tone/use-tone.ts'
import { ExpansionBlock } from './expansion-block.tsx'
import { SummaryBlock } from './summary-block.tsx'
import { TitlesBlock } from './titles-block.tsx'
import { useWriting } from './use-writing.ts'

/** Titles to choose from, an expansion to append, a summary for the excerpt; nothing changes the post by itself. */
export function WritingSection({ editing }: { editing: PostEditing }) {
  const session = useSession()
  const titles = useStore(session.titles)
  const expansion = useStore(session.expansion)
  const summary = useStore(session.summary)
  const { tone } = useTone()
  const write = useWriting(editing, tone)
  return (
    <Section id="ai-assistant" title="AI assistant" aside={`Tone: ${tone}`}>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void write.titles()} isBusy={titles.isRunning}>
          Generate titles
        </Button>
        <Button onClick={() => void write.expansion()} isBusy={expansion.isRunning}>
          Expand content
        </Button>
        <Button onClick={() => void write.summary()} isBusy={summary.isRunning}>
          Generate summary
        </Button>
      </div>
      <div className="mt-5 space-y-6 empty:hidden">
        {titles.result && <TitlesBlock {...titles.result} editing={editing} />}
        {expansion.result && <ExpansionBlock {...expansion.result} editing={editing} />}
        {summary.result && <SummaryBlock {...summary.result} editing={editing} />}
      </div>
    </Section>
  )
}
