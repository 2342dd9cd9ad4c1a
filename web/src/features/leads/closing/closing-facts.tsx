import { isOpenStatus } from '@parley/core/leads/stages'
import { dayOf } from '@parley/core/text/time-zone'
import * as z from 'zod/mini'
import { formatDate } from '~/data/formats.ts'
import { useTimeZone } from '~/data/time-zone.ts'
import { InlineField, line } from '../../records/index.ts'
import { changeLeads } from '../change-leads.ts'
import type { Lead, LeadPatch } from '../lead.ts'

const daySchema = z.string().check(z.regex(/^(?:\d{4}-\d\d-\d\d)?$/, 'Choose a day'))
const closedSchema = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/, 'Choose a day'))
const reasonSchema = line(200)

/** Read once it is asked for: `AskClosing` has brought it by then, also for who is offline. */
async function noonOf(day: string, timeZone: string): Promise<string | null> {
  const { readLocalInput } = await import('~/data/local-input.ts')
  return readLocalInput(`${day}T12:00`, timeZone)
}

/** When a sale is expected to close or did, and why it was lost. */
export function ClosingFacts({ lead }: { lead: Lead }) {
  const timeZone = useTimeZone()
  const change = (patch: LeadPatch, summary: string) => changeLeads([lead.id], patch, summary)
  const { expected_close_on: expected, closed_at: closed } = lead
  if (isOpenStatus(lead.status))
    return (
      <InlineField
        label="Expected close"
        type="date"
        value={expected ?? ''}
        {...(expected === null ? {} : { shown: formatDate(expected) })}
        schema={daySchema}
        onSave={(day) => change({ expected_close_on: day || null }, 'Expected close saved')}
      />
    )
  return (
    <>
      <InlineField
        label="Closed"
        type="date"
        value={closed === null ? '' : dayOf(closed, timeZone)}
        {...(closed === null ? {} : { shown: formatDate(closed) })}
        schema={closedSchema}
        onSave={async (day) => change({ closed_at: await noonOf(day, timeZone) }, 'Date saved')}
      />
      {lead.status === 'lost' && (
        <InlineField
          label="Lost reason"
          value={lead.lost_reason ?? ''}
          schema={reasonSchema}
          onSave={(text) => change({ lost_reason: text || null }, 'Lost reason saved')}
        />
      )}
    </>
  )
}
