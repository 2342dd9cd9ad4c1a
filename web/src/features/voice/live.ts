import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscribe } from '~/data/realtime.ts'
import { voiceKeys } from './voice-keys.ts'

/**
 * Keeps the list live: any change of a recording, and each (re)connection, asks for it again, at most twice a second.
 */
export function useLiveRecordings(): void {
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refetch = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey: voiceKeys.list })
      }, 500)
    }
    const unsubscribe = subscribe(
      'voice-list',
      (channel) =>
        channel.on('postgres_changes', { event: '*', schema: 'public', table: 'recordings' }, refetch),
      (status) => status === 'SUBSCRIBED' && refetch(),
    )
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [client])
}

const parts = [
  ['recordings', 'id', 'row'],
  ['recording_insights', 'recording_id', 'insights'],
  ['transcript_segments', 'recording_id', 'segments'],
  ['follow_up_emails', 'recording_id', 'email'],
  ['transcript_versions', 'recording_id', 'versions'],
  ['recording_consents', 'recording_id', 'consents'],
] as const

/** Keeps one recording's page live: each table asks again for its own part, once however many rows changed. */
export function useLiveRecording(id: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const refetch = (part: string) => {
      if (timers.has(part)) return
      const run = () => {
        timers.delete(part)
        void client.invalidateQueries({ queryKey: [...voiceKeys.one(id), part] })
      }
      timers.set(part, setTimeout(run, 300))
    }
    const unsubscribe = subscribe(
      `voice-${id}`,
      (channel) =>
        parts.reduce(
          (joined, [table, column, part]) =>
            joined.on(
              'postgres_changes',
              { event: '*', schema: 'public', table, filter: `${column}=eq.${id}` },
              () => refetch(part),
            ),
          channel,
        ),
      (status) => {
        if (status !== 'SUBSCRIBED') return
        for (const [, , part] of parts) refetch(part)
      },
    )
    return () => {
      for (const timer of timers.values()) clearTimeout(timer)
      unsubscribe()
    }
  }, [client, id])
}
