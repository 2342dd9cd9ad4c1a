import { readPatch } from '@parley/core/records/read-patch'
import { taskFields } from '@parley/core/records/task'
import { FieldDialog, sharedAmong } from '../bulk/index.ts'
import type { TaskPatch } from './task.ts'

interface Props {
  /** "3 tasks". */
  words: string
  onClose: () => void
  /** @param said for the toast */
  onGive: (patch: TaskPatch, said: string) => void
}

const fields = sharedAmong(taskFields)

/** Gives the selected tasks the same value in one of their fields. */
export default function TaskFieldDialog({ words, onClose, onGive }: Props) {
  return (
    <FieldDialog
      fields={fields}
      words={words}
      onClose={onClose}
      onGive={(patch, said) => onGive(readPatch(taskFields, patch), said)}
    />
  )
}
