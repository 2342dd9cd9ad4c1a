/** Held by each open editor for as long as it is open, so that no other window offers its copy. */
export const lockOfEditor = (editor: string): string => `parley.post.${editor}`
