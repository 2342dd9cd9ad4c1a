import { type ReactNode, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { Checkbox } from '~/ui/checkbox.tsx'
import { Field } from '~/ui/field.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { Input, PasswordInput, Textarea } from '~/ui/input.tsx'
import { RecordDot } from '~/ui/record-dot.tsx'
import { Select } from '~/ui/select.tsx'
import { Switch } from '~/ui/switch.tsx'
import { Timecode } from '~/ui/timecode.tsx'
import { TileSection } from './tile-section.tsx'

export function TileControls({ addIcon, removeIcon }: { addIcon: ReactNode; removeIcon: ReactNode }) {
  const [isOn, setOn] = useState(true)
  return (
    <>
      <TileSection title="Buttons">
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary">Save</Button>
          <Button>Cancel</Button>
          <Button variant="quiet">Skip</Button>
          <Button variant="danger">Delete for good</Button>
          <Button variant="primary" isBusy>
            Saving
          </Button>
          <Button disabled>Not now</Button>
          <Button>
            <RecordDot /> Record
          </Button>
          <Button size="small">Small</Button>
          <Button size="large">Large</Button>
          <IconButton label="Add" icon={addIcon} shortcut="N" />
          <IconButton label="Remove" icon={removeIcon} />
          <Timecode seconds={23} hasSound />
        </div>
      </TileSection>
      <TileSection title="Fields">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Name" hint="As the customer says it.">
            <Input defaultValue="Ana Ruiz" />
          </Field>
          <Field label="Email" error="This is not an email address">
            <Input defaultValue="ana@" />
          </Field>
          <Field label="Stage">
            <Select defaultValue="Proposal">
              <option>Qualified</option>
              <option>Proposal</option>
            </Select>
          </Field>
          <Field label="Password">
            <PasswordInput defaultValue="forty seats is a lot" autoComplete="off" />
          </Field>
          <Field label="Excerpt" aside="68 of 500">
            <Textarea defaultValue="Seven of fourteen customers said it. None of them meant the price." />
          </Field>
          <div className="space-y-3">
            <Checkbox label="Remind me" description="An hour before it is due" defaultChecked />
            <Checkbox label="Private" />
            <Switch label="Skip silence" isOn={isOn} onChange={setOn} />
            <Field label="Locked">
              <Input defaultValue="Set by your company" disabled />
            </Field>
          </div>
        </div>
      </TileSection>
    </>
  )
}
