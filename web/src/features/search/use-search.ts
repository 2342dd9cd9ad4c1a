import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSession } from '~/data/session.ts'
import { accountHitsQuery, contactHitsQuery } from './calls/customer-hits-query.ts'
import { leadHitsQuery } from './calls/lead-hits-query.ts'
import { recordingHitsQuery } from './calls/recording-hits-query.ts'
import { taskHitsQuery } from './calls/task-hits-query.ts'
import { holds } from './matches.ts'

/** docs/specified.md S9.1: milliseconds after the last key. */
const rest = 300

/** What stands in the field at once, and what is asked for once typing rests. */
export function useRestingWords() {
  const [typed, setTyped] = useState('')
  const [resting, setResting] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const type = (text: string, isComplete = false) => {
    setTyped(text)
    clearTimeout(timer.current)
    if (isComplete || text.trim() === '') setResting(text.trim())
    else timer.current = setTimeout(() => setResting(text.trim()), rest)
  }
  return { typed, words: typed.trim(), resting, type }
}

/**
 * The records that hold the words. An answer to earlier words is never shown as one to these: it is dropped, except
 * for those of its rows that hold the new words too, which keep their place until the answer comes.
 * @param words what stands in the field
 * @param resting what is asked for
 */
export function useSearch(words: string, resting: string) {
  const { session } = useSession()
  const userId = session?.user.id ?? ''
  const shared = {
    enabled: session !== null && resting !== '',
    placeholderData: keepPreviousData,
    // The client itself tries a read again for seven seconds; more than that is for the person to ask.
    retry: false,
  }
  const [leads, tasks, recordings] = useQueries({
    queries: [
      { ...leadHitsQuery(userId, resting), ...shared },
      { ...taskHitsQuery(userId, resting), ...shared },
      { ...recordingHitsQuery(userId, resting), ...shared },
    ],
  })
  const isPending = (query: { isFetching: boolean; isPlaceholderData: boolean }) =>
    query.isFetching || query.isPlaceholderData
  // After the three of docs/specified.md S7.1, which come no later for it.
  const isNext = shared.enabled && ![leads, tasks, recordings].some(isPending)
  const [accounts, contacts] = useQueries({
    queries: [
      { ...accountHitsQuery(userId, resting), ...shared, enabled: isNext },
      { ...contactHitsQuery(userId, resting), ...shared, enabled: isNext },
    ],
  })
  const all = [leads, tasks, recordings, accounts, contacts]
  const isWaiting = words !== resting || all.some(isPending)
  const isStill = (...texts: (string | null)[]) => texts.some((text) => holds(text, words))
  const failed = all.filter((query) => query.isError)
  return {
    leads: (leads.data ?? []).filter((hit) => isStill(hit.name, hit.email, hit.company) || !isWaiting),
    tasks: (tasks.data ?? []).filter((hit) => isStill(hit.title, hit.description) || !isWaiting),
    recordings: (recordings.data ?? []).filter((hit) => isStill(hit.summary, hit.excerpt) || !isWaiting),
    accounts: (accounts.data ?? []).filter((hit) => isStill(hit.name, hit.detail) || !isWaiting),
    contacts: (contacts.data ?? []).filter((hit) => isStill(hit.name, hit.detail) || !isWaiting),
    isWaiting,
    isOffline: all.some((query) => query.fetchStatus === 'paused'),
    error: failed[0]?.error ?? null,
    retry: () => Promise.all(failed.map((query) => query.refetch())),
  }
}
