import { queryClient } from '~/data/query-client.ts'

/** The keys below which the blog's lists are kept; each screen adds its own word. */
export const postKeys = {
  all: ['blog-posts'],
  categories: ['blog-categories'],
  schedule: ['blog-schedule'],
} as const

/** Reads every list of posts and categories anew: after a save, or when somebody else saved. */
export async function refreshPosts(): Promise<void> {
  await Promise.all(Object.values(postKeys).map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
