import type { UseFormRegister } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { currencyChoices } from './currency-choices.ts'
import { type companySchema, verticals } from './onboarding-calls.ts'

interface Props {
  register: UseFormRegister<z.infer<typeof companySchema>>
  nameError: string | undefined
}

/** What a company says of itself: its name, its currency and what it sells. */
export function CompanyFields({ register, nameError }: Props) {
  return (
    <>
      <Field label="Company" error={nameError}>
        <Input {...register('name')} autoComplete="organization" />
      </Field>
      <Field label="Currency" hint="For new leads. Each lead can have its own.">
        <Select {...register('currency')}>
          {currencyChoices().map(({ code, name }) => (
            <option key={code} value={code}>
              {code} – {name}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">What do you sell?</legend>
        {verticals.map((option) => (
          <label
            key={option.value}
            className="flex min-h-13 items-center gap-3 border-b py-2 first-of-type:border-t"
          >
            <input type="radio" value={option.value} {...register('vertical')} className="radio" />
            <span>
              {option.label}
              <span className="block text-sm text-faint">{option.description}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
