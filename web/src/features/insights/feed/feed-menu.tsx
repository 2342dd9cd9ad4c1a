import { Link2, Pin, X } from 'lucide-react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import type { FeedItem } from './feed.ts'
import { FeedMenuButton } from './feed-menu-button.tsx'
import type { useFeedActs } from './use-feed-acts.ts'

interface Props {
  item: FeedItem
  acts: ReturnType<typeof useFeedActs>
}

/** What is done with a statement less often than reading it. */
export default function FeedMenu({ item, acts: { pin, copyLink, dismiss } }: Props) {
  const isPinned = item.pinned_at !== null
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <FeedMenuButton body={item.body} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem
          icon={<Pin aria-hidden="true" className={isPinned ? 'fill-current' : ''} />}
          onSelect={() => pin.mutate({ id: item.id, isPinned: !isPinned })}
        >
          {isPinned ? 'Unpin' : 'Pin for everyone'}
        </DropdownMenuItem>
        <DropdownMenuItem icon={<Link2 aria-hidden="true" />} onSelect={() => copyLink(item)}>
          Copy link
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<X aria-hidden="true" />}
          onSelect={() => dismiss.mutate({ id: item.id, isDismissed: true })}
        >
          Dismiss
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
