import type { Mark } from '@parley/core/assistant/borne-out/find-unborne'
import type { ToolCall } from '@parley/core/assistant/protocol'
import { toJson } from '@parley/core/text/json'
import { startOf } from '@parley/core/text/words'
import { infiniteQueryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { type Outcome, outcomeSchema, wordsOf } from './outcome.ts'

export const newTitle = 'New conversation'
const longestTitle = 60

/** The title of a conversation: the first words of what was said in it. */
export function titleFrom(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longestTitle) return line
  return `${startOf(line, longestTitle - 1).replace(/\s+\S*$/, '')}…`
}

export interface Conversation {
  id: string
  title: string
  updatedAt: string
}

const listKey = ['assistant', 'conversations']
export const refreshConversations = () => queryClient.invalidateQueries({ queryKey: listKey })

const conversationsPerPage = 100

/** The person's own conversations that hold a message, the latest first. Pages of 100. */
export const conversationsQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...listKey, userId],
    initialPageParam: 0,
    getNextPageParam: (last: Conversation[], all: Conversation[][]) =>
      last.length >= conversationsPerPage ? all.length : undefined,
    queryFn: async ({ signal, pageParam }): Promise<Conversation[]> => {
      const { data } = await supabase
        .from('ai_conversations')
        .select('id, title, updated_at, ai_conversation_messages!inner(id)')
        .eq('user_id', userId)
        .limit(1, { referencedTable: 'ai_conversation_messages' })
        .order('updated_at', { ascending: false })
        .order('id')
        .range(pageParam * conversationsPerPage, (pageParam + 1) * conversationsPerPage - 1)
        .abortSignal(signal)
        .throwOnError()
      return data.map(({ id, title, updated_at: updatedAt }) => ({ id, title, updatedAt }))
    },
  })

export async function createConversation(userId: string, companyId: string): Promise<string> {
  const { data } = await supabase
    .from('ai_conversations')
    .insert({ user_id: userId, company_id: companyId, context_type: 'general', title: newTitle })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}

export async function renameConversation(id: string, title: string): Promise<void> {
  await supabase.from('ai_conversations').update({ title }).eq('id', id).throwOnError()
}

export async function deleteConversation(id: string): Promise<void> {
  await supabase.from('ai_conversations').delete().eq('id', id).throwOnError()
}

export interface StoredMessage {
  id: string
  role: 'user' | 'assistant'
  content: string
  calls: readonly ToolCall[]
  outcomes: readonly Outcome[]
  marks: readonly Mark[]
}

const toColumn = (list: readonly unknown[]) => (list.length === 0 ? null : toJson(list))

/** Stores a message, or what has become of it since. */
export async function saveMessage(conversationId: string, message: StoredMessage): Promise<void> {
  const { id, role, content, calls, outcomes, marks } = message
  await supabase
    .from('ai_conversation_messages')
    .upsert({
      id,
      conversation_id: conversationId,
      role,
      content,
      tool_calls: toColumn(calls),
      tool_results: toColumn(outcomes),
      marks: toColumn(marks),
    })
    .throwOnError()
}

const outcomesSchema = z.array(outcomeSchema)

/** None where the row was written by something that keeps them in another shape. */
const readOutcomes = (stored: unknown): Outcome[] => outcomesSchema.safeParse(stored).data ?? []

const marksSchema = z.array(
  z.object({
    kind: z.enum(['record', 'deed', 'sending']),
    text: z.string(),
    values: z.array(z.string()),
  }),
)

export interface KeptMessage {
  id: string
  role: 'user' | 'assistant'
  text: string
  outcomes: Outcome[]
  marks: Mark[]
}

/** Where a page of messages begins, for asking what was said before it. */
export interface MessagePlace {
  createdAt: string
  id: string
}

const messagesPerPage = 100

/**
 * The newest messages of a conversation, or those before a place, in their order; at most 100.
 * @returns `earlier`: where they begin; null where nothing was said before them
 */
export async function readMessages(
  conversationId: string,
  before: MessagePlace | null = null,
): Promise<{ messages: KeptMessage[]; earlier: MessagePlace | null }> {
  const query = supabase
    .from('ai_conversation_messages')
    .select('id, role, content, tool_results, marks, created_at')
    .eq('conversation_id', conversationId)
  if (before) {
    const { createdAt, id } = before
    query.or(`created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.lt.${id})`)
  }
  // One more than is shown: whether there is anything before them.
  const { data } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(messagesPerPage + 1)
    .throwOnError()
  const shown = data.slice(0, messagesPerPage).toReversed()
  const [first] = shown
  return {
    earlier: data.length > messagesPerPage && first ? { createdAt: first.created_at, id: first.id } : null,
    messages: shown.map(({ id, role, content, tool_results: results, marks: kept }) => {
      const outcomes = readOutcomes(results)
      const marks = marksSchema.safeParse(kept).data ?? []
      const text = wordsOf(content, outcomes)
      return { id, role: role === 'user' ? 'user' : 'assistant', text, outcomes, marks }
    }),
  }
}
