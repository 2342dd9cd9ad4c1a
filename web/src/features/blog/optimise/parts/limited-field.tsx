import {
  type LimitedField as FieldName,
  type LengthLimit,
  type LengthState,
  lengthLimits,
  lengthStateOf,
} from '@parley/core/seo/limits'
import type { ReactNode } from 'react'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'

interface Props {
  label: string
  /** Whose limits of docs/specified.md S5.12 hold. */
  limit: FieldName
  value: string
  onChange: (value: string) => void
  placeholder?: string
  hint?: ReactNode
  isLong?: boolean
}

const colours: Record<LengthState['tone'], string> = {
  none: 'text-faint',
  good: 'text-good',
  ok: 'text-fair',
  poor: 'text-poor',
}

/** A text field that takes no more than its limit, and says beside its name how the length fits. */
export function LimitedField({ label, limit, value, onChange, placeholder, hint, isLong = false }: Props) {
  const { good, most }: LengthLimit = lengthLimits[limit]
  const { tone, label: state } = lengthStateOf(limit, value)
  const counter = (
    <>
      {good !== null && tone !== 'none' && <span className={colours[tone]}>{state}&nbsp;· </span>}
      {value.length} / {most}
    </>
  )
  const advice = good === null ? null : `${good.from} to ${good.to} characters are recommended.`
  const control = {
    value,
    maxLength: Math.max(most, value.length),
    placeholder: placeholder ?? '',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  return (
    <Field label={label} aside={counter} hint={hint ?? advice}>
      {isLong ? <Textarea rows={3} {...control} /> : <Input {...control} />}
    </Field>
  )
}
