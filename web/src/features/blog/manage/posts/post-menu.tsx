import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import {
  deletePosts,
  duplicatePost,
  publishPosts,
  takeAppointmentBack,
  unpublishPosts,
} from '../change-posts.ts'
import type { ListedPost } from '../posts.ts'

const RevisionsDialog = lazy(() => import('./revisions-dialog.tsx'))
const PreviewLinksDialog = lazy(() => import('./preview-links-dialog.tsx'))
const ScheduleDialog = lazy(() => import('../calendar/appointment-dialog.tsx'))

const windows = { revisions: RevisionsDialog, previews: PreviewLinksDialog, schedule: ScheduleDialog }

/** What can be done with one post. */
export default function PostMenu({ post, timeZone }: { post: ListedPost; timeZone: string }) {
  const [open, setOpen] = useState<keyof typeof windows | null>(null)
  const Window = open && windows[open]
  const isPublished = post.status === 'published'
  const appointment = post.blog_post_schedules?.publish_at
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={`Actions for ${post.title}`} icon={<Ellipsis aria-hidden="true" />} />
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem asChild>
            <Link to="/blog/admin" search={{ edit: post.id }}>
              Edit
            </Link>
          </DropdownMenuItem>
          {isPublished ? (
            <DropdownMenuItem asChild>
              <a href={`/blog/${post.slug}`} target="_blank" rel="noopener">
                View on the blog
              </a>
            </DropdownMenuItem>
          ) : (
            <DropdownMenuItem onSelect={() => setOpen('previews')}>Preview links…</DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => setOpen('revisions')}>Revisions…</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void duplicatePost(post.id, post.title)}>
            Duplicate
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          {isPublished ? (
            <DropdownMenuItem onSelect={() => void unpublishPosts([post.id])}>Back to draft</DropdownMenuItem>
          ) : (
            <>
              <DropdownMenuItem onSelect={() => void publishPosts([post.id])}>Publish now</DropdownMenuItem>
              <DropdownMenuItem onSelect={() => setOpen('schedule')}>
                {appointment ? 'Reschedule…' : 'Schedule…'}
              </DropdownMenuItem>
              {appointment && (
                <DropdownMenuItem onSelect={() => void takeAppointmentBack(post.id, appointment)}>
                  Cancel the schedule
                </DropdownMenuItem>
              )}
            </>
          )}
          <DropdownMenuSeparator />
          <DropdownMenuItem isDanger onSelect={() => void deletePosts([post.id])}>
            Delete
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Suspense fallback={null}>
        {Window && <Window post={post} timeZone={timeZone} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}
