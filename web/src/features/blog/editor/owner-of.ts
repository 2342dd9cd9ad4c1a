/** Whose local copy of which post: user and post, or user and "new". */
export const ownerOf = (userId: string, postId: string | null): string => `${userId}:${postId ?? 'new'}`
