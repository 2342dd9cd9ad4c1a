import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as z from 'zod/mini'
import type { PostForm } from '../post-form.ts'

const text = z.string()
const formSchema: z.ZodMiniType<PostForm> = z.object({
  title: text,
  slug: text,
  excerpt: text,
  content: text,
  featuredImage: text,
  featuredImageAlt: text,
  seoTitle: text,
  seoDescription: text,
  categoryId: text,
  focusKeyword: text,
  keywords: z.array(text),
  canonicalUrl: text,
  twitterTitle: text,
  twitterDescription: text,
  twitterImage: text,
  linkedinTitle: text,
  linkedinDescription: text,
  linkedinImage: text,
  instagramImage: text,
  threadsImage: text,
  faqItems: z.array(z.object({ question: text, answer: text })),
  howtoSteps: z.array(z.object({ name: text, text })),
})
const copySchema = z.object({
  /** Of the open editor, so that two windows never write over each other's copy. */
  editor: text,
  /** User and post, or user and "new". */
  owner: text,
  /** ISO 8601. */
  at: text,
  /** The stored version it was written upon; null for a post that was never saved. */
  version: z.nullable(z.number()),
  form: formSchema,
})

/** What was written and not saved, on this browser's disk. */
export type LocalCopy = z.infer<typeof copySchema>

interface Schema extends DBSchema {
  copies: { key: string; value: unknown; indexes: { owner: string } }
}

let opening: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('parley-posts', 1, {
    upgrade: (created) =>
      created.createObjectStore('copies', { keyPath: 'editor' }).createIndex('owner', 'owner'),
  })
  opening.catch(() => {
    opening = undefined
  })
  return opening
}

/** Replaces this editor's copy. @throws where the browser keeps nothing (private mode, full disk) */
export async function keepCopy(copy: LocalCopy): Promise<void> {
  const transaction = (await database()).transaction('copies', 'readwrite', { durability: 'strict' })
  // Both at once: where the disk refuses the one, nobody would hear of the other.
  await Promise.all([transaction.store.put(copy), transaction.done])
}

export async function removeCopies(editors: readonly string[]): Promise<void> {
  const transaction = (await database()).transaction('copies', 'readwrite')
  await Promise.all([...editors.map((editor) => transaction.store.delete(editor)), transaction.done])
}

/** The copies of a post, the newest first. */
export async function readCopies(owner: string): Promise<LocalCopy[]> {
  const rows = await (await database()).getAllFromIndex('copies', 'owner', owner)
  return rows
    .flatMap((row) => copySchema.safeParse(row).data ?? [])
    .toSorted((one, other) => other.at.localeCompare(one.at))
}
