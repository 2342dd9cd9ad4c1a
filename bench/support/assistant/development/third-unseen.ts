import { type ExpectedCommand, expectOne } from '../command.ts'

const nothing = (text: string): ExpectedCommand => ({ text, group: 'worded anew', commands: null })

/** Unseen once: the engine's rules were looked at beside them since. */
export const thirdUnseenCommands: readonly ExpectedCommand[] = [
  expectOne('tasks', 'set me a reminder for thursday noon to ring Jean-Luc', 'create_task', {
    title: 'Ring Jean-Luc',
    due_at: '2026-11-26T12:00:00.000Z',
    lead: 'jean',
  }),
  expectOne('leads', 'we lost cedar analytics, update it', 'update_lead', { lead: 'omar', status: 'lost' }),
  expectOne('leads', 'hilltop is worth 18k now', 'update_lead', { lead: 'grace', value: 18000 }),
  expectOne('find', 'show the leads that are qualified', 'search_leads', { status: 'qualified' }),
  expectOne('tasks', 'mark the bluebird contract review as done', 'update_task', {
    task: 't-contract',
    status: 'done',
  }),
  expectOne('writing', 'write down for tomasz that he prefers calls before noon', 'add_note', {
    lead: 'tom',
    text: 'He prefers calls before noon',
  }),
  expectOne('tasks', 'ask nora to update the price list by monday', 'create_task', {
    title: 'Update the price list',
    due_at: '2026-11-23T17:00:00.000Z',
    assignee: 'nora',
  }),
  expectOne('leads', 'please enter Dora Weiss, company Weiss Optik, dora@weiss.example', 'create_lead', {
    name: 'Dora Weiss',
    company: 'Weiss Optik',
    email: 'dora@weiss.example',
  }),
  expectOne('writing', 'draft something to sofia after the visit', 'draft_follow_up', { lead: 'sofia' }),
  expectOne('tasks', 'bin the task with the workshop slides', 'delete_task', { task: 't-slides' }),
  nothing('erase grace’s email'),
  nothing('assign cedar to ben and nora'),
  nothing('ana is as good as won'),
  nothing('move yuki or omar to proposal'),
  nothing('forget what i said about deleting bo'),
  nothing('the value of acme is not 20k'),
  nothing('two of our leads are lost'),
  nothing('set casa marino to won as soon as the money is here'),
  nothing('create a lead, name unknown, from some fair'),
  nothing('why not set priya to won'),
]
