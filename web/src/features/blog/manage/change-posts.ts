import { findTemplateProblem } from '@parley/core/blog/template-text'
import type { Database } from '@parley/core/database.types'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { inPieces } from '~/data/in-pieces.ts'
import { supabase } from '~/data/supabase.ts'
import { toast } from '~/ui/toast.ts'
import { refreshPosts } from '../refresh-posts.ts'
import { cancelSchedule, schedulePost } from '../schedule/schedule-calls.ts'

type PostPatch = Database['public']['Tables']['blog_posts']['Update']

const countPosts = (count: number) => countOf(count, 'post')

/** Does something to posts, tells what was done with an Undo where there is one, and shows the lists anew. */
async function act(work: () => PromiseLike<string>, undo?: () => PromiseLike<unknown>): Promise<boolean> {
  try {
    const message = await work()
    const takeBack = () =>
      void act(async () => {
        await undo?.()
        return 'Undone'
      })
    toast.success(message, undo ? { action: { label: 'Undo', onClick: takeBack } } : {})
    return true
  } catch (error) {
    toast.error('Nothing was changed', { description: describeError(error) })
    return false
  } finally {
    void refreshPosts()
  }
}

async function update(ids: readonly string[], patch: PostPatch): Promise<number> {
  const changed = await inPieces(ids, (piece) =>
    supabase.from('blog_posts').update(patch).in('id', piece).select('id').throwOnError(),
  )
  return changed.length
}

/** Ids of posts that hold template text, which readers would see as it is. */
async function findUnfinished(ids: readonly string[]): Promise<Set<string>> {
  const posts = await inPieces(ids, (piece) =>
    supabase
      .from('blog_posts')
      .select('id, title, excerpt, content')
      .in('id', piece)
      .eq('status', 'draft')
      .throwOnError(),
  )
  return new Set(posts.filter((post) => findTemplateProblem(post) !== null).map(({ id }) => id))
}

/** Publishes drafts now; those without content or with template text stay drafts, and the toast says how many. */
export const publishPosts = (ids: readonly string[]) =>
  act(async () => {
    const now = new Date().toISOString()
    const unfinished = await findUnfinished(ids)
    const finished = ids.filter((id) => !unfinished.has(id))
    const published = await inPieces(finished, (piece) =>
      supabase
        .from('blog_posts')
        .update({ status: 'published', published_at: now })
        .in('id', piece)
        .eq('status', 'draft')
        .neq('content', '')
        .select('id')
        .throwOnError(),
    )
    const left = finished.length - published.length
    return [
      `${countPosts(published.length)} published`,
      ...(left > 0 ? [`${left} already out or without content`] : []),
      ...(unfinished.size > 0 ? [`${unfinished.size} with text in brackets to fill in first`] : []),
    ].join('; ')
  })

export const unpublishPosts = (ids: readonly string[]) =>
  act(async () => `${countPosts(await update(ids, { status: 'draft' }))} back to draft`)

export const moveToCategory = (ids: readonly string[], category: { id: string; name: string } | null) =>
  act(
    async () =>
      `${countPosts(await update(ids, { category_id: category?.id ?? null }))} moved to ${category?.name ?? 'no category'}`,
  )

export const deletePosts = (ids: readonly string[]) =>
  act(
    async () => {
      const { data } = await supabase.rpc('delete_blog_posts', { post_ids: [...ids] }).throwOnError()
      return `${countPosts(data)} deleted`
    },
    () => supabase.rpc('restore_blog_posts', { post_ids: [...ids] }).throwOnError(),
  )

export const duplicatePost = (id: string, title: string) =>
  act(async () => {
    await supabase.rpc('duplicate_blog_post', { post_id: id }).throwOnError()
    return `“${title}” duplicated as a draft`
  })

/** "Planned for" moves freely: it promises nothing. */
export const planPost = (id: string, day: string | null, before: string | null) =>
  act(
    async () => {
      await update([id], { planned_for: day })
      return day === null ? 'No longer planned' : 'Planned'
    },
    () => update([id], { planned_for: before }),
  )

/** "Publish at" is a commitment: the server publishes at the minute. */
export const appointPost = (id: string, publishAt: Date) =>
  act(async () => {
    await schedulePost(id, publishAt)
    return 'Scheduled'
  })

export const takeAppointmentBack = (id: string, before: string) =>
  act(
    async () => {
      await cancelSchedule(id)
      return 'Schedule canceled'
    },
    () => schedulePost(id, new Date(before)),
  )
