import { joinClasses } from '~/ui/join-classes.ts'
import { inlineClasses } from './inline-classes.ts'

interface Option<Value extends string> {
  value: Value
  label: string
  /** Those of one group follow each other, under its name. */
  group?: string
}

interface Props<Value extends string> {
  label: string
  value: Value | ''
  options: readonly Option<Value>[]
  /** Stands while nothing is chosen. */
  placeholder?: string
  isInvalid?: boolean
  onChange: (value: Value) => void
}

/** Options under the names of their groups; those of none stand by themselves. */
function groupsOf<Value extends string>(options: readonly Option<Value>[]) {
  const groups: { group: string | undefined; options: Option<Value>[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.options.push(option)
    else groups.push({ group: option.group, options: [option] })
  }
  return groups
}

/** A choice that stands in a sentence. */
export function InlineSelect<Value extends string>(props: Props<Value>) {
  const { label, value, options, placeholder, isInvalid = false, onChange } = props
  const asOption = (option: Option<Value>) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  )
  return (
    <select
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
      className={joinClasses(inlineClasses, 'appearance-none text-ellipsis')}
    >
      {placeholder !== undefined && value === '' && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {groupsOf(options).map(({ group, options: held }) =>
        group === undefined ? (
          held.map(asOption)
        ) : (
          <optgroup key={group} label={group}>
            {held.map(asOption)}
          </optgroup>
        ),
      )}
    </select>
  )
}
