import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '~/ui/button.tsx'

/** Opens the menu of a view; stands in its place while the menu is on the way. */
export function ViewMenuButton({ name, ...props }: ComponentProps<typeof Button> & { name: string }) {
  return (
    <Button size="small" variant="quiet" aria-label={`View ${name}: actions`} {...props}>
      <Ellipsis aria-hidden="true" className="size-4" />
    </Button>
  )
}
