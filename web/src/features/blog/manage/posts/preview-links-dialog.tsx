import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatWeekdayAndTime } from '~/data/formats.ts'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { toast } from '~/ui/toast.ts'
import { postKeys } from '../../refresh-posts.ts'
import type { ListedPost } from '../posts.ts'

const previewsQuery = (postId: string) =>
  queryOptions({
    queryKey: [...postKeys.all, 'previews', postId],
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('blog_post_previews')
        .select('id, token, created_at, expires_at')
        .eq('post_id', postId)
        .is('revoked_at', null)
        .gt('expires_at', new Date().toISOString())
        .order('created_at', { ascending: false })
        .abortSignal(signal)
        .throwOnError()
      return data
    },
  })

interface Props {
  post: ListedPost
  onClose: () => void
}

const linkOf = (token: string) => `${location.origin}/blog/preview/${token}`

const copy = (token: string) =>
  navigator.clipboard.writeText(linkOf(token)).then(
    () => toast.success('Copied to clipboard'),
    () => toast.error('Failed to copy'),
  )

/** Links under which a draft can be read without signing in. */
export default function PreviewLinksDialog({ post, onClose }: Props) {
  const previews = useQuery(previewsQuery(post.id))
  const [isBusy, setBusy] = useState(false)
  const act = async (work: () => PromiseLike<unknown>) => {
    setBusy(true)
    try {
      await work()
      await queryClient.invalidateQueries({ queryKey: previewsQuery(post.id).queryKey })
    } catch (error) {
      toast.error('Nothing was changed', { description: describeError(error) })
    } finally {
      setBusy(false)
    }
  }
  const create = () =>
    act(() => supabase.from('blog_post_previews').insert({ post_id: post.id }).throwOnError())
  const revoke = (id: string) =>
    act(() =>
      supabase
        .from('blog_post_previews')
        .update({ revoked_at: new Date().toISOString() })
        .eq('id', id)
        .throwOnError(),
    )
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Preview links"
      description={`Anyone with the link can read “${post.title}” as it stands, without signing in. Search engines are told not to index it.`}
      cancel="Close"
      footer={
        <Button variant="primary" isBusy={isBusy} onClick={() => void create()}>
          New link
        </Button>
      }
    >
      {previews.error && (
        <ErrorNotice title="The links could not be loaded" onRetry={() => void previews.refetch()}>
          {describeError(previews.error)}
        </ErrorNotice>
      )}
      {previews.data?.length === 0 && <p className="text-muted">There is no link yet.</p>}
      <ul>
        {previews.data?.map(({ id, token, expires_at }) => (
          <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-b py-2">
            <div className="min-w-40 flex-1">
              <a
                href={linkOf(token)}
                target="_blank"
                rel="noopener"
                className="block truncate text-accent-ink hover:underline"
              >
                {linkOf(token)}
              </a>
              <p className="text-xs text-faint">Works until {formatWeekdayAndTime(expires_at)}</p>
            </div>
            <Button size="small" onClick={() => void copy(token)}>
              Copy
            </Button>
            <Button size="small" disabled={isBusy} onClick={() => void revoke(id)}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
