import { Switch as Primitive } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'

interface Props {
  label: ReactNode
  description?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
}

/** For what takes effect at once; for what a form saves, use Checkbox. */
export function Switch({ label, description, isOn, onChange, isDisabled = false }: Props) {
  const id = useId()
  return (
    <div
      className={joinClasses(
        'flex justify-between gap-4 pointer-coarse:min-h-11',
        description === undefined ? 'items-center' : 'items-start',
      )}
    >
      <label htmlFor={id}>
        {label}
        {description !== undefined && <span className="block text-sm text-faint">{description}</span>}
      </label>
      <Primitive.Root
        id={id}
        checked={isOn}
        onCheckedChange={onChange}
        disabled={isDisabled}
        className={joinClasses(
          'touch-target h-5 w-8.5 shrink-0 rounded-full border border-control bg-control transition-colors disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent',
          description !== undefined && 'mt-0.5',
        )}
      >
        <Primitive.Thumb className="block size-4 translate-x-px rounded-full bg-on-accent transition-transform data-[state=checked]:translate-x-3.75" />
      </Primitive.Root>
    </div>
  )
}
