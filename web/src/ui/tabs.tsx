import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

/** The chosen tab belongs in the address: pass `value` and `onValueChange` from the route's search. */
export const Tabs = Primitive.Root

/** On a phone the chosen tab may stand beyond the edge. */
function showChosen(list: HTMLDivElement | null): void {
  const chosen = list?.querySelector('[data-state=active]')
  if (!list || !chosen) return
  const { right } = list.getBoundingClientRect()
  list.scrollLeft += Math.max(0, chosen.getBoundingClientRect().right - right)
}

/** In one line, which scrolls on a phone and shows so at its edge. */
export function TabList({ className, ...props }: ComponentProps<typeof Primitive.List>) {
  return (
    <Primitive.List
      ref={showChosen}
      {...props}
      className={joinClasses('scroll-edge flex gap-5 overflow-x-auto border-b', className)}
    />
  )
}

export function Tab({ className, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      {...props}
      className={joinClasses(
        '-mb-px h-10 border-b-2 border-transparent text-sm whitespace-nowrap text-muted transition-colors hover:text-ink pointer-coarse:h-11',
        'focus-visible:-outline-offset-2 data-[state=active]:border-ink data-[state=active]:font-medium data-[state=active]:text-ink',
        className,
      )}
    />
  )
}

export function TabPanel({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  return <Primitive.Content {...props} className={joinClasses('pt-5', className)} />
}
