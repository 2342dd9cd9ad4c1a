import type { ToolIntent } from '../intents.ts'
import { readFigures, readInsights, readOneLead, readRecordingSearch, readTaskSearch } from './find-slots.ts'
import { readLeadSearch } from './lead-search-slots.ts'
import { readLeadChange, readLeadToDelete, readNewLead } from './lead-slots.ts'
import { readFollowUp, readNote } from './note-slots.ts'
import type { Reading, SlotReading } from './reading.ts'
import { readNewTask, readTaskChange, readTaskToDelete } from './task-slots.ts'

const readers: Partial<Record<ToolIntent, (reading: Reading) => SlotReading>> = {
  search_leads: readLeadSearch,
  get_lead: readOneLead,
  search_tasks: readTaskSearch,
  search_recordings: readRecordingSearch,
  list_insights: readInsights,
  create_task: readNewTask,
  update_task: readTaskChange,
  delete_task: readTaskToDelete,
  create_lead: readNewLead,
  update_lead: readLeadChange,
  delete_lead: readLeadToDelete,
  add_note: readNote,
  draft_follow_up: readFollowUp,
  analytics_figures: readFigures,
}

/** The parameters of an intent's tool as a command gives them; the figures of a business take none. */
export const readSlots = (intent: ToolIntent, reading: Reading): SlotReading =>
  readers[intent]?.(reading) ?? { slots: {}, problem: null }
