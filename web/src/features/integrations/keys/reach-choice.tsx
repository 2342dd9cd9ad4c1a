import { type KeyReach, keyReach } from './scopes.ts'

interface Props {
  legend: string
  /** What can be chosen, from the least to the most. */
  from: readonly KeyReach[]
  value: KeyReach
  onChange: (reach: KeyReach) => void
}

/** How far a key or an app reaches. */
export function ReachChoice({ legend, from, value, onChange }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      {from.map((each) => (
        <label key={each} className="flex min-h-9 items-start gap-2.5 py-1 pointer-coarse:min-h-11">
          <input
            type="radio"
            name="reach"
            value={each}
            checked={value === each}
            onChange={() => onChange(each)}
            className="mt-1 radio"
          />
          <span>
            {keyReach[each].label}
            <span className="block text-sm text-faint">{keyReach[each].description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
