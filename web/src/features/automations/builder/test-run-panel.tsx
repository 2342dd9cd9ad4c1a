import type { Definition } from '@parley/core/automations/definition'
import type { Names } from '@parley/core/automations/describe'
import type { OwnFields } from '@parley/core/automations/fields'
import type { MailTemplate } from '@parley/core/automations/plan'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { formatDay } from '~/data/formats.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Select } from '~/ui/select.tsx'
import { eventsToTest, nameStages, pastEventsQuery, runTest } from './run-test.ts'
import { TestResult } from './test-result.tsx'

interface Props {
  automationId: string
  definition: Definition
  isComplete: boolean
  names: Names
  templates: readonly MailTemplate[]
  own: OwnFields
}

/** Shows what the draft would have done about something that happened. Nothing is changed or sent. */
export default function TestRunPanel({ automationId, definition, isComplete, names, templates, own }: Props) {
  const kind = definition.trigger?.kind
  const events = useQuery({
    ...pastEventsQuery(kind ?? 'lead_created', automationId),
    enabled: kind !== undefined,
  })
  const [chosen, setChosen] = useState('')
  const choices = eventsToTest(events.data ?? [], definition.trigger, automationId)
  const event = choices.find(({ key }) => key === chosen) ?? choices[0]
  const test = useMutation({
    mutationFn: async () =>
      event ? runTest({ automationId, definition, event: event.event, names, templates, own }) : null,
  })
  return (
    <div className="pt-8">
      <Panel title="Test run" aside="Changes nothing, sends nothing">
        {events.error && (
          <ErrorNotice title="Past events could not be loaded" onRetry={() => void events.refetch()}>
            {describeError(events.error)}
          </ErrorNotice>
        )}
        {events.data?.length === 0 && (
          <p className="py-4 text-muted">
            Nothing like this has happened yet. Once it does, you can test with it.
          </p>
        )}
        {event && (
          <div className="flex flex-wrap items-end gap-3 py-4">
            <div className="w-full max-w-md">
              <Field label="On a past event">
                <Select value={event.key} onChange={(change) => setChosen(change.target.value)}>
                  {choices.map(({ key, label, event, happened_at }) => (
                    <option key={key} value={key}>
                      {nameStages(label, event, names.stages)}, {formatDay(happened_at)}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
            <Button isBusy={test.isPending} disabled={!isComplete} onClick={() => test.mutate()}>
              Test
            </Button>
            {!isComplete && <p className="pb-1.5 text-sm text-faint">Complete the sentence first.</p>}
          </div>
        )}
        {test.error && <ErrorNotice title="The test could not run">{describeError(test.error)}</ErrorNotice>}
        {test.data && <TestResult result={test.data} />}
      </Panel>
    </div>
  )
}
