import { currentStages, findStage, stageName } from '@parley/core/leads/stages'
import { useState } from 'react'
import { useStages } from '~/data/stages.ts'
import { Stage } from '~/features/stage/index.ts'
import { joinClasses } from '~/ui/join-classes.ts'

interface Props {
  /** Whose stage: read out with the list. */
  name: string
  status: string
  onChange: (status: string) => void
}

/** The stage and, on a press, the platform's own list to change it. */
export function StagePicker({ name, status, onChange }: Props) {
  const stages = useStages()
  // A list of leads has one picker a row: the other choices come with the pointer or the focus.
  const [hasChoices, setHasChoices] = useState(false)
  const offer = () => setHasChoices(true)
  return (
    <span
      className={joinClasses(
        'relative -mx-1.5 inline-flex min-h-7 max-w-[calc(100%+0.75rem)] items-center rounded-md px-1.5 hover:bg-sunken pointer-coarse:min-h-11',
        'has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
      )}
    >
      <Stage status={status} />
      <select
        aria-label={`Status of ${name}`}
        value={status}
        onPointerEnter={offer}
        onFocus={offer}
        onChange={({ target }) => onChange(target.value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {hasChoices ? (
          <StageOptions held={status} />
        ) : (
          <option value={status}>{stageName(stages, status)}</option>
        )}
      </select>
    </span>
  )
}

/** The company's stages. @param held what is chosen now, listed also where it is none of these */
export function StageOptions({ held }: { held?: string | undefined }) {
  const stages = useStages()
  const current = currentStages(stages)
  return (
    <>
      {held !== undefined && !findStage(current, held) && (
        <option value={held}>{stageName(stages, held)}</option>
      )}
      {current.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </>
  )
}
