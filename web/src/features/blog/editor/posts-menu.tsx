import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronDown, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { toast } from '~/ui/toast.ts'
import { postsQuery } from './post-calls.ts'

interface Props {
  postId: string | null
  /** Undefined while a save is running. */
  onDraft: (() => void) | undefined
}

/**
 * The other posts, the newest first, one press away; read again after each save. Where the line is too narrow for the
 * button Save Draft, it stands here.
 */
export default function PostsMenu({ postId, onDraft }: Props) {
  const [isOpen, setOpen] = useState(false)
  const posts = useQuery({ ...postsQuery(), enabled: isOpen })
  const open = async (next: boolean) => {
    setOpen(next)
    if (!next) return
    const { error } = await posts.refetch()
    if (error) toast.error('Failed to load posts')
  }
  const others = (posts.data ?? []).filter(({ id }) => id !== postId)
  return (
    <DropdownMenu open={isOpen} onOpenChange={(next) => void open(next)}>
      <DropdownMenuTrigger asChild>
        <Button variant="quiet" className="max-sm:w-11 max-sm:border max-sm:bg-surface max-sm:px-0">
          <span className="max-sm:sr-only">Posts</span>
          <ChevronDown aria-hidden="true" className="size-3.5 max-sm:hidden" />
          <Ellipsis aria-hidden="true" className="size-4 sm:hidden" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-80 max-w-[calc(100vw-16px)]">
        <DropdownMenuItem
          className="min-[22rem]:hidden"
          disabled={onDraft === undefined}
          onSelect={() => onDraft?.()}
        >
          Save Draft
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <Link to="/blog/admin" search={{}}>
            New post
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        {posts.isFetching && others.length === 0 && <DropdownMenuLabel>Loading</DropdownMenuLabel>}
        {posts.error && <DropdownMenuLabel>Failed to load posts</DropdownMenuLabel>}
        {posts.isSuccess && others.length === 0 && <DropdownMenuLabel>No other post yet</DropdownMenuLabel>}
        {others.map(({ id, title, status }) => (
          <DropdownMenuItem key={id} asChild>
            <Link to="/blog/admin" search={{ edit: id }}>
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <span className="text-xs text-faint">{status === 'published' ? 'Published' : 'Draft'}</span>
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link to="/blog/posts">Manage Posts</Link>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
