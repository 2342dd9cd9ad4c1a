import type { CustomField } from '@parley/core/leads/custom-fields'
import { labelOfChoice } from '@parley/core/records/field'
import type { Subject } from '@parley/core/records/subject'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { CustomInput } from '../fields/index.ts'
import { membersQuery } from '../people/index.ts'
import { AccountPicker, type ChosenAccount, SubjectPicker } from '../records/index.ts'
import { isShared, type SharedField } from './shared-fields.ts'

interface Props {
  field: SharedField | CustomField
  text: string
  account: ChosenAccount | null
  subject: Subject | null
  problem: string | undefined
  onText: (text: string) => void
  onAccount: (account: ChosenAccount | null) => void
  onSubject: (subject: Subject | null) => void
}

const label = 'New value'

/** What the field is given: a record by search, everything else by its type. */
export function NewValue({ field, text, account, subject, problem, onText, ...props }: Props) {
  const { type } = field
  switch (type) {
    case 'account':
      return (
        <Found problem={problem}>
          <AccountPicker label={label} account={account} onChange={props.onAccount} />
        </Found>
      )
    case 'subject':
      return (
        <Found problem={problem}>
          <SubjectPicker subject={subject} onChange={props.onSubject} />
        </Found>
      )
    case 'longText':
      return (
        <Field label={label} error={problem}>
          <Textarea
            rows={4}
            maxLength={isShared(field) ? field.limit : undefined}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        </Field>
      )
    case 'colleague':
    case 'choice':
      return <OneOf field={field} text={text} problem={problem} onText={onText} />
    default:
      return (
        <CustomInput
          field={{ ...field, type: type === 'amount' ? 'number' : type, label }}
          text={text}
          error={problem}
          onChange={onText}
        />
      )
  }
}

/** What is chosen by search, with room for what is offered. */
function Found({ problem, children }: { problem: string | undefined; children: ReactNode }) {
  return (
    <div className="min-h-72">
      <Field label={label} error={problem}>
        <Suspense fallback={<Input disabled />}>{children}</Suspense>
      </Field>
    </div>
  )
}

/** One of a field's choices, by what the interface calls them, or a colleague. */
function OneOf({ field, text, problem, onText }: Pick<Props, 'field' | 'text' | 'problem' | 'onText'>) {
  const people = useQuery(membersQuery()).data ?? []
  const choices =
    field.type === 'colleague'
      ? people
      : field.options.map((option) => ({
          id: option,
          name: labelOfChoice(field, option),
        }))
  return (
    <Field label={label} error={problem}>
      <Select value={text} onChange={({ target }) => onText(target.value)}>
        <option value="">Not set</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
