/** The Message-ID of a mail to a lead: the same over all retries, so that a mail sent twice is recognised as one. */
export const messageIdOf = (id: string, publicUrl: string): string => `<${id}@${new URL(publicUrl).hostname}>`

/** The mail that a Message-ID of ours names, or null for anybody else's. */
export const mailOf = (messageId: string): string | null =>
  /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^@]+>$/.exec(messageId)?.[1] ?? null
