import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconButton } from '~/ui/icon-button.tsx'

type Props = Partial<ComponentProps<typeof IconButton>> & { body: string }

/** Opens what is seldom done with a statement; stands in its place while the menu is on the way. */
export function FeedMenuButton({ body, ...rest }: Props) {
  return <IconButton {...rest} label={`More actions for “${body}”`} icon={<Ellipsis aria-hidden="true" />} />
}
