import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Switch } from '~/ui/switch.tsx'
import { toast } from '~/ui/toast.ts'
import { cancelSchedule, scheduleQuery } from '../schedule/schedule-calls.ts'
import {
  describeInstant,
  findScheduleProblem,
  readChoice,
  type ScheduleChoice,
  today,
} from '../schedule/schedule-choice.ts'

interface Props {
  postId: string | null
  isPublished: boolean
  timeZone: string
  choice: ScheduleChoice
  isBusy: boolean
  onChange: (choice: ScheduleChoice) => void
  /** Saves the draft and arranges its publication. */
  onSchedule: () => void
}

/** When the post goes out by itself (docs/specified.md S4.7). */
export default function ScheduleCard(props: Props) {
  const { postId, isPublished, timeZone, choice, isBusy, onChange, onSchedule } = props
  const arranged = useQuery(scheduleQuery(postId)).data ?? null
  const [now] = useState(() => new Date())
  const at = readChoice(choice, timeZone)
  const problem = findScheduleProblem(choice, now, timeZone)
  return (
    <Panel title="Publishing schedule">
      <div className="space-y-4 pt-4">
        {arranged !== null && postId !== null && !isPublished && (
          <Arranged postId={postId} at={new Date(arranged)} timeZone={timeZone} />
        )}
        <Switch
          label="Schedule for later"
          description={isPublished ? 'This post is already published.' : undefined}
          isOn={choice.isOn}
          isDisabled={isPublished}
          onChange={(isOn) => onChange({ ...choice, isOn })}
        />
        {choice.isOn && (
          <>
            <div className="grid grid-cols-2 gap-3">
              <Field label="Date">
                <Input
                  type="date"
                  min={today(now, timeZone)}
                  value={choice.date}
                  onChange={({ target }) => onChange({ ...choice, date: target.value })}
                />
              </Field>
              <Field label="Time">
                <Input
                  type="time"
                  value={choice.time}
                  onChange={({ target }) => onChange({ ...choice, time: target.value })}
                />
              </Field>
            </div>
            <p className={problem === null ? 'text-sm text-muted' : 'text-sm text-danger'} aria-live="polite">
              {problem ?? `Will publish on ${at ? describeInstant(at, timeZone) : ''}.`}
            </p>
            <Button disabled={problem !== null} isBusy={isBusy} onClick={onSchedule}>
              Save and schedule
            </Button>
          </>
        )}
      </div>
    </Panel>
  )
}

function Arranged({ postId, at, timeZone }: { postId: string; at: Date; timeZone: string }) {
  const [isBusy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    try {
      await cancelSchedule(postId)
      toast.success('Schedule canceled')
    } catch (error) {
      toast.error(describeError(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken px-3 py-2.5">
      <p className="min-w-0 flex-1 text-sm">Publishes automatically on {describeInstant(at, timeZone)}</p>
      <Button size="small" isBusy={isBusy} onClick={() => void cancel()}>
        Cancel schedule
      </Button>
    </div>
  )
}
