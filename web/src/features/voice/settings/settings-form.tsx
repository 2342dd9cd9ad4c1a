import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { Switch } from '~/ui/switch.tsx'
import { toast } from '~/ui/toast.ts'
import { describeExpiry } from './describe-expiry.ts'
import { type Expires, expiryPreviewQuery, type RecordingSettings, saveSettings } from './settings.ts'

interface Props {
  id: string
  companyId: string
  settings: RecordingSettings
  mayChange: boolean
  onSaved: () => void
  /** Called with whether the form can be saved as it stands. */
  onValid: (isValid: boolean) => void
}

function readDays(text: string): number | null {
  const days = Number(text)
  return Number.isInteger(days) && days >= 1 && days <= 3650 ? days : null
}

type Rule = 'keep' | Expires

export function SettingsForm({ id, companyId, settings, mayChange, onSaved, onValid }: Props) {
  const client = useQueryClient()
  const [visibility, setVisibility] = useState(settings.default_visibility)
  const [asksConsent, setAsksConsent] = useState(settings.asks_consent)
  const [rule, setRule] = useState<Rule>(settings.keep_days === null ? 'keep' : settings.expires)
  const [typed, setTyped] = useState(String(settings.keep_days ?? 90))
  const keep = (nextRule: Rule, nextTyped: string) => {
    setRule(nextRule)
    setTyped(nextTyped)
    onValid(nextRule === 'keep' || readDays(nextTyped) !== null)
  }
  const days = rule === 'keep' ? null : readDays(typed)
  const expires = rule === 'keep' ? settings.expires : rule
  const preview = useQuery({ ...expiryPreviewQuery(days, expires), enabled: mayChange && days !== null })
  const isInvalid = rule !== 'keep' && days === null
  const save = useMutation({
    mutationFn: () =>
      saveSettings(companyId, {
        default_visibility: visibility,
        asks_consent: asksConsent,
        keep_days: days,
        expires,
      }),
    onSuccess: async () => {
      toast.success('Saved')
      await client.invalidateQueries({ queryKey: ['voice-settings'] })
      onSaved()
    },
    onError: (error) => toast.error('The settings were not saved', { description: describeError(error) }),
  })
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isInvalid) save.mutate()
      }}
    >
      <fieldset disabled={!mayChange} className="space-y-5">
        <legend className="sr-only">Recording settings</legend>
        <Field
          label="Who can hear new recordings"
          hint="The person who recorded it or an owner can change this on the recording’s page."
        >
          <Select
            value={visibility}
            onChange={(event) => setVisibility(event.target.value === 'private' ? 'private' : 'company')}
          >
            <option value="company">Everyone in the company</option>
            <option value="private">The person who recorded it and the owners</option>
          </Select>
        </Field>
        <Switch
          label="Ask for consent before each recording"
          description="Who was told, and how, is noted with the recording."
          isOn={asksConsent}
          onChange={setAsksConsent}
          isDisabled={!mayChange}
        />
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
          <Field label="How long recordings are kept">
            <Select
              value={rule}
              onChange={(event) =>
                keep(
                  event.target.value === 'audio' || event.target.value === 'everything'
                    ? event.target.value
                    : 'keep',
                  typed,
                )
              }
            >
              <option value="keep">Keep everything</option>
              <option value="audio">Delete the audio, keep transcripts</option>
              <option value="everything">Delete audio and transcripts</option>
            </Select>
          </Field>
          {rule !== 'keep' && (
            <Field label="After days" error={isInvalid ? '1 to 3650' : undefined}>
              <Input inputMode="numeric" value={typed} onChange={(event) => keep(rule, event.target.value)} />
            </Field>
          )}
        </div>
        {days !== null && preview.data && (
          <output className="block text-sm text-muted">{describeExpiry(preview.data, expires)}</output>
        )}
      </fieldset>
    </form>
  )
}
