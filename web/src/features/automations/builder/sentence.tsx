import { newAction } from '@parley/core/automations/action'
import { type Definition, maxActions, maxConditions, type Problem } from '@parley/core/automations/definition'
import { reachOf, watchedNouns } from '@parley/core/automations/trigger'
import { flushSync } from 'react-dom'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import type { Member } from '../../people/index.ts'
import { ReachContext } from './about.ts'
import { focusPart } from './focus-part.ts'
import { ActionLine, ConditionLine } from './sentence-lines.tsx'
import { SentencePart } from './sentence-part.tsx'
import { SigningSecret } from './signing-secret.tsx'
import { TriggerPart } from './trigger-part.tsx'

interface Props {
  definition: Definition
  problems: readonly Problem[]
  /** Publishing was tried: what is missing is said with weight. */
  hasTried: boolean
  members: readonly Member[]
  templates: readonly { id: string; name: string }[]
  signingSecret: string
  onChange: (definition: Definition) => void
}

/** The automation as one sentence, a line for each part of it. */
export function Sentence(props: Props) {
  const { definition, problems, hasTried, members, templates, signingSecret, onChange } = props
  const { trigger, conditions, actions } = definition
  const { timeZone } = useClock()
  const reach = reachOf(trigger)
  const problemOf = (part: string) => problems.find((problem) => problem.part === part)?.message
  const add = (next: Definition, part: string) => {
    flushSync(() => onChange(next))
    focusPart(part)
  }
  const addCondition = () => {
    const id = crypto.randomUUID()
    const [field, operator] =
      trigger?.kind === 'recording_ready'
        ? (['recording.minutes', 'over'] as const)
        : reach.includes('tasks')
          ? (['task.title', 'contains'] as const)
          : reach[0] === 'accounts' || reach[0] === 'contacts'
            ? ([`${watchedNouns[reach[0]]}.name`, 'contains'] as const)
            : (['lead.value', 'over'] as const)
    add({ ...definition, conditions: [...conditions, { id, field, operator, value: '' }] }, id)
  }
  const addAction = () => {
    const id = crypto.randomUUID()
    add({ ...definition, actions: [...actions, newAction('create_task', id)] }, id)
  }
  const shared = { definition, problemOf, hasTried, onChange }
  return (
    <ReachContext value={reach}>
      <section aria-label="What it does" className="-mt-5">
        <SentencePart partId="trigger" opening="When" problem={problemOf('trigger')} isUrgent={hasTried}>
          <TriggerPart
            trigger={trigger}
            timeZone={timeZone}
            isInvalid={hasTried && problemOf('trigger') !== undefined}
            onChange={(next) => onChange({ ...definition, trigger: next })}
          />
        </SentencePart>
        {conditions.map((condition, index) => (
          <ConditionLine key={condition.id} {...shared} condition={condition} index={index} />
        ))}
        {actions.map((action, index) => (
          <ActionLine
            key={action.id}
            {...shared}
            action={action}
            index={index}
            members={members}
            templates={templates}
          />
        ))}
        <div id="part-actions" className="flex flex-wrap items-center gap-2 py-4 sm:pl-[5.5rem]">
          <Button id="add-step" onClick={addAction} disabled={actions.length >= maxActions}>
            Add a step
          </Button>
          <Button id="add-condition" onClick={addCondition} disabled={conditions.length >= maxConditions}>
            Add a condition
          </Button>
          {problemOf('actions') !== undefined && (
            <p className={`text-sm ${hasTried ? 'text-danger' : 'text-faint'}`}>{problemOf('actions')}</p>
          )}
        </div>
        {actions.some(({ kind }) => kind === 'call_webhook') && <SigningSecret secret={signingSecret} />}
      </section>
    </ReachContext>
  )
}
