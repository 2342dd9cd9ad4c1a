import {
  currentStages,
  findStage,
  pipelinesOf,
  type Stage as StageRow,
  stageName,
  stagesIn,
} from '@parley/core/leads/stages'
import { type ReactNode, useState } from 'react'
import { useStages } from '~/data/stages.ts'
import { Stage } from '~/features/stage/index.ts'
import { joinClasses } from '~/ui/join-classes.ts'

interface Props {
  /** Whose stage: read out with the list. */
  name: string
  status: string
  onChange: (status: string) => void
  /** What stands below it; a press there is one on the stage. */
  below?: ReactNode
}

/** The stage and, on a press, the platform's own list to change it. */
export function StagePicker({ name, status, onChange, below }: Props) {
  const stages = useStages()
  // A list of leads has one picker a row: the other choices come with the pointer or the focus.
  const [hasChoices, setHasChoices] = useState(false)
  const offer = () => setHasChoices(true)
  return (
    <span
      className={joinClasses(
        'relative -mx-1.5 inline-flex min-h-7 max-w-[calc(100%+0.75rem)] flex-col items-start justify-center rounded-md px-1.5 hover:bg-sunken pointer-coarse:min-h-11',
        'has-focus-visible:outline-2 has-focus-visible:outline-accent-ink',
      )}
    >
      <Stage status={status} />
      {below}
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

interface OptionsProps {
  /** What is chosen now, listed also where it is none of these. */
  held?: string | undefined
  /** The key of the one whose stages are offered; without it, all by pipeline. */
  pipeline?: string | undefined
}

/** The company's stages. */
export function StageOptions({ held, pipeline }: OptionsProps) {
  const stages = useStages()
  const current = currentStages(stagesIn(stages, pipeline))
  const pipelines = pipelinesOf(current)
  const closed = current.filter(({ outcome }) => outcome !== 'open')
  return (
    <>
      {held !== undefined && !findStage(current, held) && (
        <option value={held}>{stageName(stages, held)}</option>
      )}
      {pipelines.length > 1 ? (
        <>
          {pipelines.map(({ key, name }) => (
            <optgroup key={key} label={name}>
              {toOptions(current.filter((stage) => stage.pipeline?.key === key))}
            </optgroup>
          ))}
          {toOptions(closed)}
        </>
      ) : (
        toOptions(current)
      )}
    </>
  )
}

const toOptions = (stages: readonly StageRow[]) =>
  stages.map(({ key, name }) => (
    <option key={key} value={key}>
      {name}
    </option>
  ))
