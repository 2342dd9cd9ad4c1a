import { newAction } from '@parley/core/automations/action'
import {
  type Definition,
  mostActions,
  mostConditions,
  type Problem,
} from '@parley/core/automations/definition'
import { flushSync } from 'react-dom'
import { useClock } from '~/data/use-clock.ts'
import { Button } from '~/ui/button.tsx'
import type { Member } from '../../leads/index.ts'
import { ActionPart } from './action-part.tsx'
import { ConditionPart } from './condition-part.tsx'
import { LineTools } from './line-tools.tsx'
import { moveItem, replaceItem } from './list-changes.ts'
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

const focusIn = (part: string) => {
  const control = document.querySelector(`#part-${CSS.escape(part)} :is(select, input, textarea)`)
  if (control instanceof HTMLElement) control.focus()
}

/** The automation as one sentence, a line for each part of it. */
export function Sentence(props: Props) {
  const { definition, problems, hasTried, members, templates, signingSecret, onChange } = props
  const { trigger, conditions, actions } = definition
  const { timeZone } = useClock()
  const problemOf = (part: string) => problems.find((problem) => problem.part === part)?.message
  const isInvalid = (part: string) => hasTried && problemOf(part) !== undefined
  const add = (next: Definition, part: string) => {
    flushSync(() => onChange(next))
    focusIn(part)
  }
  const addCondition = () => {
    const id = crypto.randomUUID()
    const field = trigger?.kind === 'recording_ready' ? 'recording.minutes' : 'lead.value'
    add({ ...definition, conditions: [...conditions, { id, field, operator: 'over', value: '' }] }, id)
  }
  const addAction = () => {
    const id = crypto.randomUUID()
    add({ ...definition, actions: [...actions, newAction('create_task', id)] }, id)
  }
  return (
    <section aria-label="What it does" className="-mt-5">
      <SentencePart partId="trigger" opening="When" problem={problemOf('trigger')} isUrgent={hasTried}>
        <TriggerPart
          trigger={trigger}
          timeZone={timeZone}
          isInvalid={isInvalid('trigger')}
          onChange={(next) => onChange({ ...definition, trigger: next })}
        />
      </SentencePart>
      {conditions.map((condition, index) => (
        <SentencePart
          key={condition.id}
          partId={condition.id}
          opening={index === 0 ? 'if' : 'and if'}
          problem={problemOf(condition.id)}
          isUrgent={hasTried}
          tools={
            <LineTools
              name={`condition ${index + 1}`}
              addId="add-condition"
              onRemove={() =>
                onChange({ ...definition, conditions: conditions.filter(({ id }) => id !== condition.id) })
              }
            />
          }
        >
          <ConditionPart
            condition={condition}
            isInvalid={isInvalid(condition.id)}
            onChange={(next) => onChange({ ...definition, conditions: replaceItem(conditions, next) })}
          />
        </SentencePart>
      ))}
      {actions.map((action, index) => (
        <SentencePart
          key={action.id}
          partId={action.id}
          opening={index === 0 ? 'then' : 'and then'}
          problem={problemOf(action.id)}
          isUrgent={hasTried}
          tools={
            <LineTools
              name={`step ${index + 1}`}
              addId="add-step"
              onUp={
                index === 0
                  ? undefined
                  : () => onChange({ ...definition, actions: moveItem(actions, index, -1) })
              }
              onDown={
                index === actions.length - 1
                  ? undefined
                  : () => onChange({ ...definition, actions: moveItem(actions, index, 1) })
              }
              onRemove={() =>
                onChange({ ...definition, actions: actions.filter(({ id }) => id !== action.id) })
              }
            />
          }
        >
          <ActionPart
            action={action}
            members={members}
            templates={templates}
            isInvalid={isInvalid(action.id)}
            onChange={(next) => onChange({ ...definition, actions: replaceItem(actions, next) })}
          />
        </SentencePart>
      ))}
      <div id="part-actions" className="flex flex-wrap items-center gap-2 py-4 sm:pl-[5.5rem]">
        <Button id="add-step" onClick={addAction} disabled={actions.length >= mostActions}>
          Add a step
        </Button>
        <Button id="add-condition" onClick={addCondition} disabled={conditions.length >= mostConditions}>
          Add a condition
        </Button>
        {problemOf('actions') !== undefined && (
          <p className={`text-sm ${hasTried ? 'text-danger' : 'text-faint'}`}>{problemOf('actions')}</p>
        )}
      </div>
      {actions.some(({ kind }) => kind === 'call_webhook') && <SigningSecret secret={signingSecret} />}
    </section>
  )
}
