import type { SalesRecord } from '@parley/core/records/sales-records'
import { Checkbox } from '~/ui/checkbox.tsx'
import { type DuplicateRule, duplicateRules } from './import-settings.ts'

interface Props {
  subject: SalesRecord
  rule: DuplicateRule
  matchSimilar: boolean
  onRule: (rule: DuplicateRule) => void
  onMatchSimilar: (isOn: boolean) => void
}

const rulesInWords: Record<SalesRecord, string> = {
  leads:
    'A lead already exists if one in your company, or a row above it, has the same email address or phone number, however it is written. Rows with different IDs from another product stay separate.',
  accounts:
    'An account already exists if one in your company, or a row above it, has the same name or the same domain.',
  contacts:
    'A contact already exists if one in your company, or a row above it, has the same email address, or the same name at the same account where one of the two has no address.',
}

const likeness: Record<SalesRecord, [label: string, description: string]> = {
  leads: [
    'Also if name and company are similar',
    'Ana Schmidt of ACME and Anna Schmidt of Acme GmbH count as one person, unless their email addresses differ.',
  ],
  accounts: ['Also if names are similar', 'ACME and Acme GmbH count as one account.'],
  contacts: ['Also find accounts with a similar name', 'ACME and Acme GmbH count as one account.'],
}

/** What happens with a row whose record is there already, and when it counts as there. */
export function DuplicateChoice({ subject, rule, matchSimilar, onRule, onMatchSimilar }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-6 pt-3 md:grid-cols-2">
      <fieldset>
        <legend className="sr-only">If it already exists</legend>
        {duplicateRules.map(({ key, label, hint }) => (
          <label key={key} className="flex min-h-11 items-start gap-3 py-1.5">
            <input
              type="radio"
              name="duplicates"
              value={key}
              checked={rule === key}
              onChange={() => onRule(key)}
              className="mt-0.5 radio"
            />
            <span>
              {label}
              <span className="block text-sm text-faint">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="space-y-3 text-sm text-muted">
        <p>{rulesInWords[subject]}</p>
        <Checkbox
          label={likeness[subject][0]}
          description={likeness[subject][1]}
          checked={matchSimilar}
          disabled={rule === 'create' && subject !== 'contacts'}
          onChange={({ target }) => onMatchSimilar(target.checked)}
        />
      </div>
    </div>
  )
}
