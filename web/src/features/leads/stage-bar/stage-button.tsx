import type { Stage } from '@parley/core/leads/stages'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { moveLeads } from '../closing/closing.ts'
import type { Lead } from '../lead.ts'

interface Props {
  lead: Lead
  stage: Stage
}

interface ButtonProps extends Props {
  className: string
  children: ReactNode
}

/** Moves the sale to a stage. That of the current one stays, for whoever has pressed it by keyboard. */
function StageButton({ lead, stage: { key, name }, className, children }: ButtonProps) {
  const isCurrent = key === lead.status
  return (
    <button
      type="button"
      aria-label={isCurrent ? name : `Move to ${name}`}
      aria-current={isCurrent ? 'step' : undefined}
      aria-disabled={isCurrent}
      onClick={() => !isCurrent && moveLeads([lead.id], key, lead.name)}
      className={`text-sm transition-colors aria-disabled:cursor-default pointer-coarse:h-11 ${className}`}
    >
      {children}
    </button>
  )
}

/** What fades at an edge beyond which there is more (`scroll-edge`). Pixels. */
const faded = 40

/** Brings the current stage into sight. Moves the list alone: `scrollIntoView` would take the page with it. */
function showInList(step: HTMLLIElement | null): void {
  const list = step?.parentElement
  if (!list) return
  const { left, right, width } = step.getBoundingClientRect()
  const edges = list.getBoundingClientRect()
  if (left < edges.left + faded || right > edges.right - faded)
    list.scrollLeft += left + width / 2 - (edges.left + edges.width / 2)
}

interface StepProps extends Props {
  isPassed: boolean
  fill: string
}

/** An open stage: a piece of the bar over its name. */
export function StepButton({ isPassed, fill, ...props }: StepProps) {
  const { key, name } = props.stage
  return (
    <li ref={key === props.lead.status ? showInList : undefined} className="min-w-max flex-1">
      <StageButton
        {...props}
        className="group flex h-9 w-full flex-col justify-end gap-1.5 rounded-sm pb-0.5 text-left text-muted hover:text-accent-ink aria-disabled:font-semibold aria-disabled:text-ink"
      >
        <svg aria-hidden="true" className="h-1 w-0 min-w-full shrink-0">
          <rect width="100%" height="100%" rx="2" className={fill} />
        </svg>
        {/* As wide as the name at its strongest, up to a limit: nothing moves as a stage becomes the current one. */}
        <span
          data-name={name}
          className="pr-3 before:invisible before:block before:h-0 before:max-w-44 before:overflow-hidden before:font-semibold before:content-[attr(data-name)] sm:before:pl-4.5"
        >
          <span className="flex w-0 min-w-full items-center gap-1">
            {isPassed && <Check aria-hidden="true" className="size-3.5 shrink-0 max-sm:hidden" />}
            <span title={name} className="truncate">
              {name}
            </span>
          </span>
        </span>
      </StageButton>
    </li>
  )
}

/** How a sale may end; a press asks when, and why it was lost. */
export function EndButton(props: Props) {
  const { name, outcome } = props.stage
  const [Icon, look] =
    outcome === 'won'
      ? [
          Check,
          'aria-disabled:bg-good-soft [&_svg]:text-good aria-disabled:border-good aria-disabled:text-good',
        ]
      : [X, 'aria-disabled:bg-poor-soft [&_svg]:text-poor aria-disabled:border-poor aria-disabled:text-poor']
  return (
    <StageButton
      {...props}
      className={`flex h-8 max-w-28 items-center gap-1 rounded-md border bg-surface px-2 font-medium hover:bg-sunken sm:max-w-56 sm:gap-1.5 sm:px-2.5 ${look}`}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span title={name} className="truncate">
        {name}
      </span>
    </StageButton>
  )
}
