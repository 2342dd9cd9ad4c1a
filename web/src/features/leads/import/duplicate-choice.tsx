import { Checkbox } from '~/ui/checkbox.tsx'
import { type DuplicateRule, duplicateRules } from './import-settings.ts'

interface Props {
  rule: DuplicateRule
  matchSimilar: boolean
  onRule: (rule: DuplicateRule) => void
  onMatchSimilar: (isOn: boolean) => void
}

/** What happens with a row whose lead is there already, and when it counts as there. */
export function DuplicateChoice({ rule, matchSimilar, onRule, onMatchSimilar }: Props) {
  return (
    <div className="grid gap-x-12 gap-y-6 pt-3 md:grid-cols-2">
      <fieldset>
        <legend className="sr-only">If a lead already exists</legend>
        {duplicateRules.map(({ key, label, hint }) => (
          <label key={key} className="flex min-h-11 items-start gap-3 py-1.5">
            <input
              type="radio"
              name="duplicates"
              value={key}
              checked={rule === key}
              onChange={() => onRule(key)}
              className="mt-0.5 size-4 accent-accent"
            />
            <span>
              {label}
              <span className="block text-sm text-faint">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="space-y-3 text-sm text-muted">
        <p>
          A lead already exists if one in your company, or a row above it, has the same email address or phone
          number, however it is written.
        </p>
        <Checkbox
          label="Also if name and company are similar"
          description="Ana Schmidt of ACME and Anna Schmidt of Acme GmbH count as one person, unless their email addresses differ."
          checked={matchSimilar}
          disabled={rule === 'create'}
          onChange={({ target }) => onMatchSimilar(target.checked)}
        />
      </div>
    </div>
  )
}
