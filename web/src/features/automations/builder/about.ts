import { type WatchedRecord, watchedNouns } from '@parley/core/automations/trigger'
import { createContext, use } from 'react'

/** The records that a run of the automation that is being built may find; a lead where nothing else is said. */
export const ReachContext = createContext<readonly WatchedRecord[]>(['leads'])

interface Subject {
  noun: string
  /** The variable that names it. */
  name: string
  /** What a note is kept with. */
  record: string
}

/** What the automation that is being built is about, in the words of its placeholders and choices. */
export function useSubject(): Subject {
  const reach = use(ReachContext)
  const noun = watchedNouns[reach[0] ?? 'leads']
  return reach.includes('tasks')
    ? { noun: 'task', name: '{{task.title}}', record: 'record of the task' }
    : { noun, name: `{{${noun}.name}}`, record: reach.length > 1 ? 'record of the recording' : noun }
}
