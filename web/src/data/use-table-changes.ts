import type { RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { useEffect, useEffectEvent } from 'react'
import { subscribe } from './realtime.ts'

type Change = RealtimePostgresChangesPayload<Record<string, unknown>>

/**
 * Calls back when rows that this person may see change in one of the tables, also by other people and other windows,
 * and once at each (re)connection, since nobody tells what happened before; not at the first where nothing did.
 * @param filter PostgREST filter on a column, such as `lead_id=eq.…`; without it all rows
 * @param settle milliseconds over which changes are gathered into one call
 */
export function useTableChanges(
  tables: readonly string[],
  onChange: (changes: readonly Change[]) => void,
  { filter, settle = 250 }: { filter?: string; settle?: number } = {},
): void {
  const notify = useEffectEvent(onChange)
  const names = tables.join(' ')
  useEffect(() => {
    let waiting: Change[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const gather = (change?: Change) => {
      if (change) waiting.push(change)
      timer ??= setTimeout(() => {
        const changes = waiting
        waiting = []
        timer = undefined
        notify(changes)
      }, settle)
    }
    const unsubscribe = subscribe(
      `changes ${names} ${filter ?? ''} ${crypto.randomUUID()}`,
      (channel) => {
        for (const table of names.split(' '))
          channel.on<Record<string, unknown>>(
            'postgres_changes',
            { event: '*', schema: 'public', table, ...(filter === undefined ? {} : { filter }) },
            gather,
          )
        return channel
      },
      (status) => status === 'SUBSCRIBED' && gather(),
    )
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [names, filter, settle])
}
