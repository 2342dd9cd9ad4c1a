import type { Database, Json } from '@parley/core/database.types'
import type { SalesRecord } from '@parley/core/records/sales-records'
import type { MouseEvent } from 'react'
import { toast } from '~/ui/toast.ts'
import { describeError } from './describe-error.ts'
import { formatNumber } from './formats.ts'
import { inPieces } from './in-pieces.ts'
import type { Parts } from './record-parts.ts'
import { supabase } from './supabase.ts'

/** What of a piece stayed as it was, and why. */
interface Refusal {
  refused: number
  reason: string
}

type Change = Database['public']['Functions']['change_each']['Args']

/** Changes those of the records that the person may change. */
export async function changeEach(change: Change): Promise<Refusal> {
  const { data } = await supabase.rpc('change_each', change).single().throwOnError()
  return { refused: data.refused, reason: data.reason }
}

/** A change to the same values, by column. */
export const toValues =
  (record: 'leads' | 'tasks' | 'accounts' | 'contacts', patch: Record<string, Json>): BulkChange['send'] =>
  (ids, change) =>
    changeEach({ record, ids, patch, change })

/** Sends what differs between what was shown and what is wanted, and nothing else. */
export function toParts(record: SalesRecord, shown: Parts, wanted: Parts): BulkChange['send'] {
  const { custom: held = {}, tags: had = [] } = shown
  const { custom = held, tags = had } = wanted
  return async (ids, change) => {
    const told: Refusal[] = []
    for (const key of Object.keys({ ...held, ...custom })) {
      const value = custom[key] ?? null
      if (value !== (held[key] ?? null)) told.push(await changeEach({ record, ids, key, value, change }))
    }
    for (const tag of new Set([...had, ...tags])) {
      const isGiven = tags.includes(tag)
      if (isGiven !== had.includes(tag))
        told.push(await changeEach({ record, ids, tag, is_given: isGiven, change }))
    }
    return told.find(({ refused }) => refused > 0) ?? { refused: 0, reason: '' }
  }
}

/** What one call changes: about half a second of the database's work, so that others get their turn. */
const perCall = 500
const standing = Number.POSITIVE_INFINITY
const passing = 6000

export interface BulkChange {
  ids: readonly string[]
  /** Makes the change of some hundred of them, once however often it is asked for. */
  send: (ids: string[], change: string) => Promise<Refusal>
  /** What happened, for the toast: "1,200 leads moved to Won"; null where the caller goes on and what follows can't be undone. */
  said: string | null
  /** Shows again what stood on screen. */
  showBack: () => void
  refresh: () => Promise<unknown>
}

async function undo(
  change: string,
  total: number,
  { showBack, refresh }: Pick<BulkChange, 'showBack' | 'refresh'>,
): Promise<void> {
  showBack()
  const sum = { restored: 0, kept: 0 }
  let remaining = 0
  do {
    const { data } = await supabase.rpc('undo_change', { change, most: perCall }).single().throwOnError()
    sum.restored += data.restored
    sum.kept += data.kept
    remaining = data.remaining
    if (remaining > 0)
      toast.message(`${formatNumber(sum.restored + sum.kept)} of ${formatNumber(total)} restored`, {
        id: change,
        duration: standing,
      })
  } while (remaining > 0)
  // What is said of the list stands in it by then.
  await refresh()
  if (sum.kept > 0)
    toast.message(`${formatNumber(sum.restored)} restored`, {
      id: change,
      duration: passing * 2,
      description: `${formatNumber(sum.kept)} had changed in the meantime and ${sum.kept === 1 ? 'stays' : 'stay'} as ${sum.kept === 1 ? 'it is' : 'they are'}.`,
    })
  else if (total > perCall) toast.success('Undone', { id: change, duration: passing })
  else toast.dismiss(change)
}

/** "Only 3 of 4 were changed", with the reason and Undo for those that were. */
function tellRefused(
  { refused, reason: description }: Refusal,
  total: number,
  id: string,
  action: { label: string; onClick: (event: MouseEvent) => void },
): void {
  if (refused === total) toast.error('The change was not saved', { id, duration: passing * 2, description })
  else
    toast.error(`Only ${formatNumber(total - refused)} of ${formatNumber(total)} were changed`, {
      id,
      duration: standing,
      description,
      action,
    })
}

/**
 * Changes many records, some hundred a call, says how far it is, and offers Undo, which gives each its
 * own earlier values back: also those that were never loaded. What may not be changed stays, and is told with the reason.
 * @returns whether all of it was saved
 */
export async function changeInBulk({ ids, send, said, showBack, refresh }: BulkChange): Promise<boolean> {
  const change = crypto.randomUUID()
  const action = {
    label: 'Undo',
    onClick: (event: MouseEvent) => {
      // Sonner would take the toast away, late enough to take what is said next with it.
      event.preventDefault()
      toast.message('Undoing…', { id: change, duration: standing, action: null })
      void undo(change, ids.length, { showBack, refresh }).catch((error: unknown) => {
        toast.error('The change could not be undone', {
          id: change,
          duration: passing,
          description: describeError(error),
        })
        void refresh()
      })
    },
  }
  let done = 0
  const stayed: Refusal = { refused: 0, reason: '' }
  try {
    await inPieces(
      ids,
      async (piece) => {
        const { refused, reason } = await send(piece, change)
        done += piece.length
        stayed.refused += refused
        if (refused > 0) stayed.reason ||= reason
        if (done < ids.length)
          toast.message(`${formatNumber(done)} of ${formatNumber(ids.length)} changed`, {
            id: change,
            duration: standing,
          })
        return { data: null }
      },
      perCall,
    )
    if (stayed.refused > 0) {
      showBack()
      tellRefused(stayed, ids.length, change, action)
      return false
    }
    if (said === null) toast.dismiss(change)
    else toast.success(said, { id: change, duration: passing, action })
    return true
  } catch (error) {
    showBack()
    const description = describeError(error)
    if (done === 0) toast.error('The change was not saved', { id: change, duration: passing, description })
    else
      toast.error(`Only ${formatNumber(done)} of ${formatNumber(ids.length)} were changed`, {
        id: change,
        duration: standing,
        description,
        action,
      })
    return false
  } finally {
    void refresh()
  }
}
