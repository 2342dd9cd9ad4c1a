import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '~/ui/button.tsx'

/** Opens the list's menu; stands in its place while the menu is on the way. */
export function MenuButton(props: ComponentProps<typeof Button>) {
  return (
    <Button aria-label="More actions" {...props}>
      <Ellipsis aria-hidden="true" className="size-4" />
    </Button>
  )
}
