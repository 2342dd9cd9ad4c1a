import type { ToolCall } from '@parley/core/assistant/protocol'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import { type Outcome, outcomeSchema, wordsOf } from './outcome.ts'

export const newTitle = 'New conversation'
const longestTitle = 60

/** The title of a conversation: the first words of what was said in it. */
export const titleFrom = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longestTitle) return line
  return `${line.slice(0, longestTitle - 1).replace(/\s+\S*$/, '')}…`
}

export interface Conversation {
  id: string
  title: string
  updatedAt: string
}

const listKey = ['assistant', 'conversations']
export const refreshConversations = () => queryClient.invalidateQueries({ queryKey: listKey })

/** The person's own conversations that hold a message, the latest first; at most 100. */
export const conversationsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...listKey, userId],
    queryFn: async ({ signal }): Promise<Conversation[]> => {
      const { data } = await supabase
        .from('ai_conversations')
        .select('id, title, updated_at, ai_conversation_messages!inner(id)')
        .eq('user_id', userId)
        .limit(1, { referencedTable: 'ai_conversation_messages' })
        .order('updated_at', { ascending: false })
        .limit(100)
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
}

const toJson = (list: readonly unknown[]) =>
  list.length === 0 ? null : z.json().parse(JSON.parse(JSON.stringify(list)))

/** Stores a message, or what has become of it since. */
export async function saveMessage(conversationId: string, message: StoredMessage): Promise<void> {
  const { id, role, content, calls, outcomes } = message
  await supabase
    .from('ai_conversation_messages')
    .upsert({
      id,
      conversation_id: conversationId,
      role,
      content,
      tool_calls: toJson(calls),
      tool_results: toJson(outcomes),
    })
    .throwOnError()
}

const outcomesSchema = z.array(outcomeSchema)

/** None where the row was written by something that keeps them in another shape. */
const readOutcomes = (stored: unknown): Outcome[] => outcomesSchema.safeParse(stored).data ?? []

/** The messages of a conversation in their order. */
export async function readMessages(
  conversationId: string,
): Promise<{ id: string; role: 'user' | 'assistant'; text: string; outcomes: Outcome[] }[]> {
  const { data } = await supabase
    .from('ai_conversation_messages')
    .select('id, role, content, tool_results')
    .eq('conversation_id', conversationId)
    .order('created_at')
    .limit(500)
    .throwOnError()
  return data.map(({ id, role, content, tool_results: results }) => {
    const outcomes = readOutcomes(results)
    return {
      id,
      role: role === 'user' ? 'user' : 'assistant',
      text: wordsOf(content, outcomes),
      outcomes,
    }
  })
}
