import { useId, useState } from 'react'
import { Panel } from '~/ui/panel.tsx'
import { setVisibility } from './people-calls.ts'
import { visibilities } from './roles.ts'
import { tell } from './tell.ts'

interface Props {
  companyId: string
  visibility: string
  canChange: boolean
}

/** What members see of the company's records. */
export function VisibilityPanel({ companyId, visibility, canChange }: Props) {
  const name = useId()
  // Until the answer comes, the pressed choice shows.
  const [pressed, setPressed] = useState<string | null>(null)
  const chosen = pressed ?? visibility
  if (!canChange)
    return (
      <Panel title="What members see">
        <p className="pt-3 text-muted">{visibilities.find(({ value }) => value === chosen)?.description}</p>
      </Panel>
    )
  return (
    <Panel title="What members see">
      <div role="radiogroup" aria-label="What members see">
        {visibilities.map(({ value, label, description }) => (
          <label key={value} className="flex min-h-13 items-center gap-3 border-b py-2">
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => {
                setPressed(value)
                void tell(setVisibility(companyId, value), 'Saved').finally(() => setPressed(null))
              }}
              className="radio"
            />
            <span>
              {label}
              <span className="block text-sm text-faint">{description}</span>
            </span>
          </label>
        ))}
      </div>
    </Panel>
  )
}
