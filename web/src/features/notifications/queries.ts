import type { NotificationKind } from '@parley/core/notifications/kinds'
import { queryOptions } from '@tanstack/react-query'
import { supabase } from '~/data/supabase.ts'
import { type Inbox, inboxLimit } from './inbox.ts'

export const inboxKey = (userId: string) => ['notifications', userId] as const

/** The newest 20 of the person, and how many of all are unread. */
export const inboxQuery = (userId: string) =>
  queryOptions({
    queryKey: inboxKey(userId),
    // docs/specified.md S8.9: what cannot be fetched is passed over in silence, and asked for again until it can.
    retry: true,
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
    queryFn: async ({ signal }): Promise<Inbox> => {
      const [{ data }, { count }] = await Promise.all([
        supabase
          .from('notifications')
          .select('*')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .limit(inboxLimit)
          .abortSignal(signal)
          .throwOnError(),
        supabase
          .from('notifications')
          .select('id', { count: 'exact', head: true })
          .eq('user_id', userId)
          .eq('read', false)
          .abortSignal(signal)
          .throwOnError(),
      ])
      return { items: data, unread: count ?? 0 }
    },
  })

export async function markRead(id: string): Promise<void> {
  await supabase.from('notifications').update({ read: true }).eq('id', id).throwOnError()
}

export async function markAllRead(userId: string): Promise<void> {
  await supabase
    .from('notifications')
    .update({ read: true })
    .eq('user_id', userId)
    .eq('read', false)
    .throwOnError()
}

export interface Preference {
  in_app: boolean
  by_email: boolean
}

/** In the app and not by email, until somebody chooses otherwise. */
export const defaultPreference: Preference = { in_app: true, by_email: false }

export const preferencesKey = (userId: string) => ['notification-preferences', userId] as const

/** What the person chose, by kind; kinds never touched are absent. */
export const preferencesQuery = (userId: string) =>
  queryOptions({
    queryKey: preferencesKey(userId),
    queryFn: async ({ signal }): Promise<Record<string, Preference>> => {
      const { data } = await supabase
        .from('notification_preferences')
        .select('kind, in_app, by_email')
        .eq('user_id', userId)
        .abortSignal(signal)
        .throwOnError()
      return Object.fromEntries(data.map(({ kind, in_app, by_email }) => [kind, { in_app, by_email }]))
    },
  })

export async function savePreference(
  userId: string,
  kind: NotificationKind,
  preference: Preference,
): Promise<void> {
  await supabase
    .from('notification_preferences')
    .upsert({ user_id: userId, kind, ...preference })
    .throwOnError()
}
