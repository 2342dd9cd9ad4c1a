import type { Field, KeyOf } from '@parley/core/records/field'
import { keyOf } from '@parley/core/records/field'
import { taskChoices } from '@parley/core/records/task-choices'

export type ChoiceField = (typeof taskChoices)[number]

/** The fields of a task that hold one of a few choices: what a list is filtered by. */
export const choiceFields: readonly ChoiceField[] = taskChoices

/** A choice for some of them, by their keys in addresses. */
export type Choices = { [Each in ChoiceField as KeyOf<Each>]?: Each['choices'][number] | undefined }

/** The choices among what an address or a filter says; what its field doesn't know is left out. */
export function readChoices(fields: readonly ChoiceField[], raw: object): Choices
export function readChoices(fields: readonly Field[], raw: object): object {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const said: unknown = Reflect.get(raw, keyOf(field))
      const choice = field.choices?.find((known) => known === said)
      return choice === undefined ? [] : [[keyOf(field), choice]]
    }),
  )
}
