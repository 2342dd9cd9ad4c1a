import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import { VariableText } from '../variables/index.ts'
import { openingOf } from './opening-of.ts'
import { starters } from './starters.ts'
import { kindLabels, type NewTemplate, type Template } from './template.ts'

interface Props {
  templates: readonly Template[]
  isBusy: boolean
  onUse: (starter: NewTemplate) => void
}

/** What one can begin with; those that were taken are left out. */
export default function StarterList({ templates, isBusy, onUse }: Props) {
  const left = starters.filter(({ name }) => templates.every((template) => template.name !== name))
  if (left.length === 0) return null
  return (
    <Panel title="Starters" aside="Change them as you like">
      <ul className="grid gap-x-12 md:grid-cols-2">
        {left.map((starter) => (
          <li key={starter.name} className="flex gap-4 border-b py-4">
            <div className="min-w-0 flex-1">
              <h3 className="font-medium">{starter.name}</h3>
              <p className="text-sm text-faint">{kindLabels[starter.kind].one}</p>
              <p className="mt-1.5 text-sm text-muted whitespace-pre-line">
                <VariableText named={openingOf(starter.body)} />
              </p>
            </div>
            <Button size="small" disabled={isBusy} onClick={() => onUse(starter)}>
              Use<span className="sr-only"> the template {starter.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
