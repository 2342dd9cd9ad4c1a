import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

/** Opens what is seldom done; stands in its place while the menu is on the way. */
export function MoreButton(props: ComponentProps<typeof Button>) {
  return (
    <Button aria-label="More actions" {...props}>
      <Ellipsis aria-hidden="true" className="size-4" />
    </Button>
  )
}
