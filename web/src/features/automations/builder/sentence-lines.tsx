import type { Action } from '@parley/core/automations/action'
import type { Definition } from '@parley/core/automations/definition'
import { ActionPart, type ActionProps } from './action-part.tsx'
import { ConditionPart } from './condition-part.tsx'
import { LineTools } from './line-tools.tsx'
import { moveItem, replaceItem } from './list-changes.ts'
import { SentencePart } from './sentence-part.tsx'

interface Props {
  definition: Definition
  index: number
  problemOf: (part: string) => string | undefined
  /** Publishing was tried: what is missing is said with weight. */
  hasTried: boolean
  onChange: (definition: Definition) => void
}

/** "and if its value is over 5,000". */
export function ConditionLine({
  definition,
  condition,
  index,
  problemOf,
  hasTried,
  onChange,
}: Props & { condition: Definition['conditions'][number] }) {
  const { conditions } = definition
  const problem = problemOf(condition.id)
  return (
    <SentencePart
      partId={condition.id}
      opening={index === 0 ? 'if' : 'and if'}
      problem={problem}
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
        isInvalid={hasTried && problem !== undefined}
        onChange={(next) => onChange({ ...definition, conditions: replaceItem(conditions, next) })}
      />
    </SentencePart>
  )
}

/** "and then create a task". */
export function ActionLine({
  definition,
  action,
  index,
  members,
  templates,
  problemOf,
  hasTried,
  onChange,
}: Props & { action: Action } & Pick<ActionProps, 'members' | 'templates'>) {
  const { actions } = definition
  const problem = problemOf(action.id)
  return (
    <SentencePart
      partId={action.id}
      opening={index === 0 ? 'then' : 'and then'}
      problem={problem}
      isUrgent={hasTried}
      tools={
        <LineTools
          name={`step ${index + 1}`}
          addId="add-step"
          onUp={
            index === 0 ? undefined : () => onChange({ ...definition, actions: moveItem(actions, index, -1) })
          }
          onDown={
            index === actions.length - 1
              ? undefined
              : () => onChange({ ...definition, actions: moveItem(actions, index, 1) })
          }
          onRemove={() => onChange({ ...definition, actions: actions.filter(({ id }) => id !== action.id) })}
        />
      }
    >
      <ActionPart
        action={action}
        members={members}
        templates={templates}
        isInvalid={hasTried && problem !== undefined}
        onChange={(next) => onChange({ ...definition, actions: replaceItem(actions, next) })}
      />
    </SentencePart>
  )
}
