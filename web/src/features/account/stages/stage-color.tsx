import { type StageColor, stageColors } from '@parley/core/leads/stages'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { joinClasses } from '~/ui/join-classes.ts'
import { Popover, PopoverContent, PopoverTrigger } from '~/ui/popover.tsx'
import { Tooltip } from '~/ui/tooltip.tsx'

const grounds: Record<StageColor, string> = {
  blue: 'bg-stage-blue',
  teal: 'bg-stage-teal',
  green: 'bg-stage-green',
  amber: 'bg-stage-amber',
  orange: 'bg-stage-orange',
  red: 'bg-stage-red',
  pink: 'bg-stage-pink',
  purple: 'bg-stage-purple',
}
const nameOf = (color: StageColor | null): string =>
  color === null ? 'No color' : color.charAt(0).toUpperCase() + color.slice(1)

export function Swatch({ color, className = '' }: { color: StageColor | null; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        'inline-flex size-3.5 shrink-0 items-center justify-center rounded-full',
        color === null ? 'border border-dashed border-control' : grounds[color],
        className,
      )}
    />
  )
}

interface Props {
  /** What the stage is called. */
  stage: string
  color: StageColor | null
  onChange: (color: StageColor | null) => void
}

/** The colour of a stage; opens the eight that there are. */
export function StageColorChoice({ stage, color, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger
        aria-label={`Color of ${stage}: ${nameOf(color)}`}
        className="flex size-11 shrink-0 items-center justify-center rounded-md transition-colors hover:bg-sunken sm:size-8.5 pointer-coarse:size-11"
      >
        <Swatch color={color} />
      </PopoverTrigger>
      <PopoverContent aria-label={`Color of ${stage}`} align="start" className="w-auto">
        <div className="flex flex-wrap gap-1 sm:max-w-48">
          {[null, ...stageColors].map((each) => (
            <Tooltip key={each} label={nameOf(each)}>
              <button
                type="button"
                aria-label={nameOf(each)}
                aria-pressed={each === color}
                onClick={() => {
                  onChange(each)
                  setOpen(false)
                }}
                className="relative flex size-8 items-center justify-center rounded-md transition-colors hover:bg-sunken aria-pressed:bg-selected pointer-coarse:size-11"
              >
                <Swatch color={each} className="size-5" />
                {each === color && (
                  <Check
                    aria-hidden="true"
                    className={joinClasses('absolute size-3', each === null ? 'text-muted' : 'text-canvas')}
                  />
                )}
              </button>
            </Tooltip>
          ))}
        </div>
      </PopoverContent>
    </Popover>
  )
}
