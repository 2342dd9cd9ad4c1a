import { Popover as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { floatingClasses, sheetClasses } from './dropdown-menu.tsx'
import { joinClasses } from './join-classes.ts'

export const Popover = Primitive.Root
export const PopoverTrigger = Primitive.Trigger

/** Give it an `aria-label`: a popover is a dialog to a screen reader. */
export function PopoverContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={6}
        collisionPadding={8}
        data-below-toasts
        {...props}
        className={joinClasses(floatingClasses, 'w-72 max-w-[calc(100vw-16px)] p-3', className, sheetClasses)}
      />
    </Primitive.Portal>
  )
}
