import { leadFacts, leadFields } from '@parley/core/records/lead'
import { readPatch } from '@parley/core/records/read-patch'
import { readSaleValue } from '@parley/core/records/sale-value'
import { useQuery } from '@tanstack/react-query'
import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { formatAmount } from '~/data/money.ts'
import { Panel } from '~/ui/panel.tsx'
import { Select } from '~/ui/select.tsx'
import { CustomFacts } from '../fields/index.ts'
import { membersQuery } from '../people/index.ts'
import { FactLine, FieldFact, InlineField } from '../records/index.ts'
import { TagList } from '../tags/index.ts'
import { changeLeads } from './change-leads.ts'
import { moveLeads } from './closing/closing.ts'
import { ClosingFacts } from './closing/closing-facts.tsx'
import type { Lead, LeadPatch } from './lead.ts'
import { NoteToCome } from './note-to-come.tsx'
import { Score, ScoreReasons } from './score.tsx'
import { StagePicker } from './stage.tsx'
import { valueSchema } from './value-schema.ts'

const CustomerNote = lazy(() => import('./customer-note.tsx'))
const LeadMailState = lazy(() => import('./lead-mail-state.tsx'))

/** What is known of a lead, each fact edited in place. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const members = useQuery(membersQuery()).data ?? []
  const change = (patch: LeadPatch, summary: string) => changeLeads([lead.id], patch, summary)
  return (
    <Panel title="Details">
      <Line label="Status">
        <StagePicker
          name={lead.name}
          status={lead.status}
          onChange={(status) => moveLeads([lead.id], status, lead.name)}
        />
      </Line>
      <InlineField
        label="Value"
        value={lead.value === null ? '' : String(lead.value)}
        {...(lead.value === null ? {} : { shown: formatAmount(lead.value, lead.currency) })}
        schema={valueSchema}
        onSave={(text) => change(readSaleValue(text) ?? {}, 'Value saved')}
      />
      <ClosingFacts lead={lead} />
      {leadFacts.map((field) => (
        <Fragment key={field.column}>
          <FieldFact
            field={field}
            people={members}
            value={lead[field.column]}
            noun="lead"
            onSave={(value, said) => change(readPatch(leadFields, { [field.column]: value }), said)}
          />
          {field.column === 'email' && (lead.email_bounced_at ?? lead.email_opt_out_at) !== null && (
            <Suspense fallback={null}>
              <LeadMailState lead={lead} />
            </Suspense>
          )}
        </Fragment>
      ))}
      <Suspense fallback={null}>
        <CustomFacts
          record="leads"
          values={lead.custom}
          onSave={(custom, said) => change({ custom }, said)}
        />
      </Suspense>
      <Line label="Owner">
        <Select
          isFact
          aria-label="Owner"
          value={lead.owner_id ?? ''}
          onChange={({ target }) => void change({ owner_id: target.value || null }, 'Owner saved')}
        >
          <option value="">Nobody</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Line>
      <Line label="Tags">
        <TagList
          record="leads"
          tags={lead.tags}
          onChange={(tags, said) => void changeLeads([lead.id], { tags }, said)}
        />
      </Line>
      <Suspense fallback={<NoteToCome lead={lead} />}>
        <CustomerNote lead={lead} />
      </Suspense>
    </Panel>
  )
}

/** A lead's score and what it is made of. */
export function LeadScore({ lead }: { lead: Lead }) {
  return (
    <Panel title="Score" aside={<Score lead={lead} />}>
      <div className="pt-2 text-sm">
        <ScoreReasons reasons={lead.reasons} />
      </div>
    </Panel>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <FactLine label={label}>
      <span className="px-2">{children}</span>
    </FactLine>
  )
}
