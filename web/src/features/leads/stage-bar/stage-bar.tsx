import { findStage } from '@parley/core/leads/stages'
import { useStages } from '~/data/stages.ts'
import { stageFills } from '~/features/stage/index.ts'
import type { Lead } from '../lead.ts'
import { EndButton, StepButton } from './stage-button.tsx'
import { stageSteps } from './stage-steps.ts'

const barClasses = 'mb-6 flex h-9 items-end gap-x-4 sm:gap-x-8 md:mb-8 pointer-coarse:h-11'

/** The stages of a sale's pipeline, each a press away, and how it may end. What closes the sale is asked for (`AskClosing`). */
export function StageBar({ lead }: { lead: Lead }) {
  const stages = useStages()
  const { open, reached, ends } = stageSteps(stages, lead)
  const color = findStage(stages, lead.status)?.color
  const plain = lead.status === 'won' ? 'fill-good' : 'fill-ink'
  const fill = color ? stageFills[color] : plain
  return (
    <fieldset aria-label={`Stage of ${lead.name}`} className={`min-w-0 ${barClasses}`}>
      {/* Its room of 4 px is that of a focus ring, which would be cut off without it. */}
      <ol className="scroll-edge -m-1 flex min-w-0 flex-1 scroll-px-10 gap-1.5 overflow-x-auto p-1 empty:hidden">
        {open.map((stage, place) => (
          <StepButton
            key={stage.key}
            lead={lead}
            stage={stage}
            isPassed={place < reached}
            fill={place > reached ? 'fill-line group-hover:fill-accent-ink' : fill}
          />
        ))}
      </ol>
      <div className="flex shrink-0 gap-1">
        {ends.map((stage) => (
          <EndButton key={stage.key} lead={lead} stage={stage} />
        ))}
      </div>
    </fieldset>
  )
}

/** Keeps the place of the bar. */
export const StageBarToCome = () => <div className={barClasses} />
