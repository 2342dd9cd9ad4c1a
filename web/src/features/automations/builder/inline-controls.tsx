import { readAmount } from '@parley/core/text/amount'
import { type ComponentProps, useRef, useState } from 'react'
import { formatNumber } from '~/data/formats.ts'
import { joinClasses } from '~/ui/join-classes.ts'
import { VariableInput, type VariableTarget } from '../../variables/index.ts'
import { inlineClasses } from './inline-classes.ts'
import { useKnownFacts } from './use-known-facts.ts'
import VariableMenu from './variable-menu.tsx'

interface InputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string
  value: string
  isInvalid?: boolean
  onChange: (value: string) => void
}

export function InlineInput({ label, value, isInvalid = false, onChange, className, ...rest }: InputProps) {
  return (
    <input
      autoComplete="off"
      {...rest}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={joinClasses(inlineClasses, 'min-w-8', className)}
    />
  )
}

interface NumberProps {
  label: string
  value: number | null
  max: number
  isInvalid?: boolean
  onChange: (value: number | null) => void
}

/** A whole number of 0 or more; empty is null. */
export function InlineNumber({ label, value, max, isInvalid = false, onChange }: NumberProps) {
  return (
    <InlineInput
      label={label}
      inputMode="numeric"
      isInvalid={isInvalid}
      maxLength={String(max).length}
      value={value === null ? '' : String(value)}
      onChange={(text) => {
        const digits = text.replace(/\D/g, '')
        onChange(digits === '' ? null : Number(digits))
      }}
      className="text-center tabular-nums"
    />
  )
}

/** A sum or a number as people write it; plain while it is edited, shown with its thousands once it is left. */
export function InlineAmount({ value, onChange, ...rest }: InputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const number = value === '' ? Number.NaN : Number(value)
  return (
    <InlineInput
      {...rest}
      inputMode="decimal"
      value={typed ?? (Number.isFinite(number) ? formatNumber(number) : value)}
      onFocus={() => setTyped(value)}
      onChange={(text) => {
        const read = readAmount(text)
        setTyped(text)
        onChange(read === null || Number.isNaN(read) ? text : String(read))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

interface TextProps {
  label: string
  value: string
  limit: number
  placeholder: string
  /** It may have several lines. */
  isLong?: boolean
  isInvalid?: boolean
  onChange: (value: string) => void
}

/** Words that may hold variables; they grow with what is written. */
export function InlineText({
  label,
  value,
  limit,
  placeholder,
  isLong = false,
  isInvalid = false,
  onChange,
}: TextProps) {
  const control = useRef<VariableTarget>(null)
  const known = useKnownFacts()
  return (
    <span className="inline-flex max-w-full min-w-0 items-start gap-1">
      <VariableInput
        ref={control}
        known={known}
        label={label}
        isInvalid={isInvalid}
        value={value}
        limit={limit}
        isOneLine={!isLong}
        placeholder={placeholder}
        onChange={onChange}
        className={joinClasses(
          inlineClasses,
          'min-w-40 py-0.5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-ink data-invalid:border-danger data-invalid:text-danger pointer-coarse:py-2.5',
        )}
      />
      <VariableMenu target={control} />
    </span>
  )
}
