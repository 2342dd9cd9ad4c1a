import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { Field } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Input } from '~/ui/input.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import { type DraftStage, isFirst, nameLimit, type Problem } from './draft.ts'
import { StageColorChoice } from './stage-color.tsx'
import { usePlaceDrag } from './use-place-drag.ts'

/** Grip, colour, name, chance, tools; on phones the last two stand below the name. */
const lineClasses =
  'grid grid-cols-[2.75rem_2.75rem_minmax(0,1fr)] items-start gap-x-1 gap-y-1.5 border-b bg-canvas py-2 sm:gap-x-2 sm:grid-cols-[2rem_2.25rem_minmax(0,1fr)_5.5rem_6.5rem]'

/** What the columns of wide windows hold; each control says it for itself. */
export function LineHeadings() {
  return (
    <div aria-hidden="true" className={joinClasses(lineClasses, 'text-xs text-faint max-sm:hidden')}>
      <span className="sm:col-start-3">Name</span>
      <span>Chance to win</span>
    </div>
  )
}

interface Props {
  stage: DraftStage
  /** Among all, from 0. */
  place: number
  /** Null where it can't be moved there. */
  onUp: (() => void) | null
  onDown: (() => void) | null
  onChange: (part: Partial<DraftStage>) => void
  /** Null where it stays. */
  onRemove: (() => void) | null
  problem: Problem | undefined
  isNew: boolean
}

/** A press moves the line under the button: the focus goes with it, to the other arrow at an end. */
function pressed({ currentTarget: button }: MouseEvent<HTMLButtonElement>, move: () => void): void {
  flushSync(move)
  const tools = button.parentElement?.querySelectorAll<HTMLButtonElement>('button:enabled')
  ;(button.disabled ? tools?.[0] : button)?.focus()
}

/** Somebody who adds a stage goes on to name it. */
function focusEmpty(input: HTMLInputElement | null): void {
  if (input?.value === '') input.focus()
}

export function StageLine(props: Props) {
  const { stage, place, onChange, problem, isNew } = props
  const isOpen = stage.outcome === 'open'
  const isFixed = !isOpen || isFirst(stage)
  const called = stage.name.trim() || 'the new stage'
  const { setLine, setGrip, gripProps, isCarried, isCarrying, style } = usePlaceDrag(
    stage.id,
    place,
    called,
    isFixed,
  )
  return (
    <li
      ref={setLine}
      style={style}
      className={joinClasses(
        lineClasses,
        isCarrying && !isCarried && 'transition-transform',
        isCarried && 'relative z-10 rounded-md border bg-raised shadow-float',
      )}
    >
      {isFixed ? (
        <span />
      ) : (
        <button
          ref={setGrip}
          type="button"
          {...gripProps}
          aria-label={`Drag ${called}`}
          className="flex size-11 cursor-grab touch-none items-center justify-center rounded-md text-faint hover:text-ink sm:h-8.5 sm:w-8 pointer-coarse:size-11 [&_svg]:size-4"
        >
          <GripVertical aria-hidden="true" />
        </button>
      )}
      <StageColorChoice stage={called} color={stage.color} onChange={(color) => onChange({ color })} />
      <Field
        label={`Name of ${called}`}
        isLabelHidden
        hint={isFirst(stage) ? 'New leads come in here, so this stage stays first.' : undefined}
        error={problem?.name}
      >
        <Input
          value={stage.name}
          maxLength={nameLimit}
          autoComplete="off"
          ref={isNew ? focusEmpty : null}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <div className="col-start-3 flex items-start justify-between sm:contents">
        {isOpen ? (
          <div className="w-22">
            <span aria-hidden="true" className="mb-1 block text-xs text-faint sm:hidden">
              Chance to win
            </span>
            <Field label={`Chance of ${called} in percent`} isLabelHidden error={problem?.chance}>
              <div className="relative">
                <Input
                  value={stage.chance}
                  inputMode="numeric"
                  maxLength={3}
                  autoComplete="off"
                  className="pr-7 text-right tabular-nums"
                  onChange={({ target }) => onChange({ chance: target.value })}
                />
                <span
                  aria-hidden="true"
                  className="pointer-events-none absolute inset-y-0 right-2.5 my-auto h-5.5 text-faint"
                >
                  %
                </span>
              </div>
            </Field>
          </div>
        ) : (
          <p className="pr-2.5 text-right max-sm:hidden leading-11 text-muted tabular-nums sm:leading-8.5 pointer-coarse:leading-11">
            {stage.outcome === 'won' ? '100' : '0'}
            <span className="ml-1 text-faint">%</span>
          </p>
        )}
        {!isFixed && <LineTools {...props} called={called} />}
      </div>
    </li>
  )
}

type ToolsProps = Pick<Props, 'onUp' | 'onDown' | 'onRemove'> & { called: string }

function LineTools({ called, onUp, onDown, onRemove }: ToolsProps) {
  return (
    <span className="flex justify-end max-sm:pt-5">
      <IconButton
        label={`Move ${called} up`}
        icon={<ArrowUp />}
        disabled={onUp === null}
        onClick={(event) => onUp && pressed(event, onUp)}
      />
      <IconButton
        label={`Move ${called} down`}
        icon={<ArrowDown />}
        disabled={onDown === null}
        onClick={(event) => onDown && pressed(event, onDown)}
      />
      <IconButton
        label={`Remove ${called}`}
        icon={<Trash2 />}
        disabled={onRemove === null}
        onClick={() => onRemove?.()}
      />
    </span>
  )
}
