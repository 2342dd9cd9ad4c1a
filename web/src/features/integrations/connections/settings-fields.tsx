import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { fieldWords, secretWords } from './connection-words.ts'
import { SecretField } from './secret-field.tsx'
import { type ConnectionSettings, listModels, type SettingsForm } from './settings-calls.ts'

interface Props {
  settings: ConnectionSettings
  form: SettingsForm
  errors: Record<string, string>
  onChange: (form: SettingsForm) => void
}

/** Asks the server for its models once somebody comes to choose one, and again for another address or key. */
function useModels({ kind }: ConnectionSettings, form: SettingsForm) {
  const listing = useMutation({ mutationFn: () => listModels(kind, form) })
  const askedFor = useRef('')
  const place = JSON.stringify([form.values['address'], form.secret])
  return {
    models: listing.data?.models ?? [],
    hint: listing.isPending
      ? 'Loading the server’s models…'
      : (listing.data?.message ?? (listing.error ? describeError(listing.error) : undefined)),
    ask() {
      if (!form.values['address'] || askedFor.current === place) return
      askedFor.current = place
      listing.mutate()
    },
  }
}

/** The fields of one connection; those the environment sets stand there and can't be changed. */
export function SettingsFields({ settings, form, errors, onChange }: Props) {
  const { kind, fixed, hasSecret } = settings
  const listId = useId()
  const { models, hint, ask } = useModels(settings, form)
  const [address, ...rest] = fieldWords[kind]
  const toField = ({
    name,
    label,
    placeholder,
    hint: ownHint,
    isNarrow,
  }: (typeof fieldWords)[typeof kind][number]) => {
    const variable = fixed[name]
    const isModel = name === 'model'
    const count =
      models.length === 1 ? 'The server lists one model.' : `The server lists ${models.length} models.`
    const said = isModel ? (hint ?? (models.length > 0 ? count : ownHint)) : ownHint
    return (
      <div key={name} className={isNarrow ? '' : 'col-span-full'}>
        <Field
          label={label}
          error={errors[name]}
          hint={
            variable === undefined
              ? said
              : `Set by ${variable} in the environment; it cannot be changed here.`
          }
        >
          <Input
            value={form.values[name] ?? ''}
            disabled={variable !== undefined}
            placeholder={placeholder}
            maxLength={2000}
            autoComplete="off"
            spellCheck={false}
            {...(isModel ? { list: listId, onFocus: ask } : {})}
            onChange={(event) =>
              onChange({ ...form, values: { ...form.values, [name]: event.target.value } })
            }
          />
        </Field>
      </div>
    )
  }
  const secret = (
    <div key="secret" className="col-span-full">
      <SecretField
        label={secretWords[kind]}
        isSaved={hasSecret}
        value={form.secret}
        variable={fixed['secret']}
        error={errors['secret']}
        onChange={(value) => {
          const { secret: _former, ...others } = form
          onChange(value === undefined ? others : { ...others, secret: value })
        }}
      />
    </div>
  )
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      {address && toField(address)}
      {kind === 'mail'
        ? [rest[0] && toField(rest[0]), secret, rest[1] && toField(rest[1])]
        : [secret, ...rest.map(toField)]}
      <datalist id={listId}>
        {models.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
      {kind === 'llm' && (
        <p className="col-span-full -mt-3 text-xs text-faint">
          Per million tokens, in your currency. Admin Metrics then shows what the model costs.
        </p>
      )}
    </div>
  )
}
