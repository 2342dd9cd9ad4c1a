import { webhookEvents } from '@parley/core/integrations/webhook-events'
import { Checkbox } from '~/ui/checkbox.tsx'

interface Props {
  chosen: readonly string[]
  onChange: (events: string[]) => void
}

/** What a webhook tells of. */
export function EventChoices({ chosen, onChange }: Props) {
  const toggle = (name: string) =>
    onChange(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name])
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Notify when</legend>
      <div className="grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {webhookEvents.map(({ name, label }) => (
          <Checkbox key={name} label={label} checked={chosen.includes(name)} onChange={() => toggle(name)} />
        ))}
      </div>
    </fieldset>
  )
}
