import { type ExpectedCommand, expectOne } from '../command.ts'

/** Single days, and stretches of the calendar. */
export const dayCommands: readonly ExpectedCommand[] = [
  expectOne('days', 'tasks on 30 november', 'search_tasks', { due_on: '2026-11-30' }),
  expectOne('days', "what's up for monday", 'search_tasks', { due_on: '2026-11-23' }),
  expectOne('days', 'is anything due the day after tomorrow', 'search_tasks', { due_on: '2026-11-23' }),
  expectOne('days', 'what do I need to get done this week', 'search_tasks', { due: 'upcoming' }),
  expectOne('days', 'agenda for wednesday', 'search_tasks', { due_on: '2026-11-25' }),
  expectOne('days', 'things to do tomorrow', 'search_tasks', { due_on: '2026-11-22' }),
  expectOne('days', 'urgent stuff for friday', 'search_tasks', { priority: 'urgent', due_on: '2026-11-27' }),
  expectOne('days', 'win rate last quarter', 'analytics_figures', { period: 'last_quarter' }),
  expectOne('days', 'how did we do in the last 30 days', 'analytics_figures', { period: 'last_30_days' }),
  expectOne('days', 'how many leads came in today', 'analytics_figures', { period: 'today' }),
  expectOne('days', 'numbers for last week please', 'analytics_figures', { period: 'last_week' }),
  expectOne('days', 'what are my todos for the 1st of december', 'search_tasks', { due_on: '2026-12-01' }),
  expectOne('days', "next tuesday's tasks", 'search_tasks', { due_on: '2026-11-24' }),
  expectOne('days', 'acme tasks for thursday', 'search_tasks', { lead: 'ana', due_on: '2026-11-26' }),
  expectOne('days', 'which tasks are late', 'search_tasks', { due: 'overdue' }),
  expectOne('days', 'what do I have left today', 'search_tasks', { due: 'today' }),
  expectOne('days', 'low priority tasks', 'search_tasks', { priority: 'low' }),
]
