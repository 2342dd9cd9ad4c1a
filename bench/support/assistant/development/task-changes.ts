import { type ExpectedCommand, expectOne } from '../command.ts'

/** Tasks that are finished, moved, handed over or deleted. */
export const taskChangeCommands: readonly ExpectedCommand[] = [
  expectOne('tasks', 'mark the proposal task as done', 'update_task', { task: 't-proposal', status: 'done' }),
  expectOne('tasks', 'i finished the workshop slides', 'update_task', { task: 't-slides', status: 'done' }),
  expectOne('tasks', 'move the hoshi demo to friday', 'update_task', {
    task: 't-demo',
    due_at: '2026-11-27T17:00:00.000Z',
  }),
  expectOne('tasks', 'set the contract task to in progress', 'update_task', {
    task: 't-contract',
    status: 'in_progress',
  }),
  expectOne('tasks', 'assign the slides task to nora', 'update_task', { task: 't-slides', assignee: 'nora' }),
  expectOne('tasks', 'make the invoice task urgent', 'update_task', {
    task: 't-invoice',
    priority: 'urgent',
  }),
  expectOne('tasks', 'delete the task about the renewal', 'delete_task', { task: 't-renewal' }),
  expectOne('tasks', 'take send invoice 2041 off my list', 'delete_task', { task: 't-invoice' }),
  expectOne('tasks', 'okay the invoice 2041 went out so that one is done', 'update_task', {
    task: 't-invoice',
    status: 'done',
  }),
  expectOne('tasks', 'shift the bluebird contract review to dec 3', 'update_task', {
    task: 't-contract',
    due_at: '2026-12-03T17:00:00.000Z',
  }),
  expectOne('tasks', 'workshop slides are finished', 'update_task', { task: 't-slides', status: 'done' }),
  expectOne('tasks', 'bin the task with the renewal call', 'delete_task', { task: 't-renewal' }),
  expectOne('tasks', 'slides done', 'update_task', { task: 't-slides', status: 'done' }),
  expectOne('tasks', 'push the invoice task to thursday', 'update_task', {
    task: 't-invoice',
    due_at: '2026-11-26T17:00:00.000Z',
  }),
  expectOne('tasks', 'the proposal for acme has gone out, tick it off', 'update_task', {
    task: 't-proposal',
    status: 'done',
  }),
  expectOne('tasks', 'bluebird contract review is high priority', 'update_task', {
    task: 't-contract',
    priority: 'high',
  }),
  expectOne('tasks', 'ditch the renewal call task', 'delete_task', { task: 't-renewal' }),
  expectOne('tasks', 'can Nora take over the demo task', 'update_task', { task: 't-demo', assignee: 'nora' }),
  expectOne('tasks', 'please mark send acme the proposal as complete', 'update_task', {
    task: 't-proposal',
    status: 'done',
  }),
  expectOne('tasks', 'the hoshi demo is done', 'update_task', { task: 't-demo', status: 'done' }),
  expectOne('tasks', 'ive started on the workshop slides', 'update_task', {
    task: 't-slides',
    status: 'in_progress',
  }),
  expectOne('tasks', 'delay the contract review until monday', 'update_task', {
    task: 't-contract',
    due_at: '2026-11-23T17:00:00.000Z',
  }),
  expectOne('tasks', 'give the invoice task to ben', 'update_task', { task: 't-invoice', assignee: 'ben' }),
  expectOne('tasks', 'change the slides task to low priority', 'update_task', {
    task: 't-slides',
    priority: 'low',
  }),
  expectOne('tasks', 'rename the slides task to finish the deck', 'update_task', {
    task: 't-slides',
    title: 'finish the deck',
  }),
  expectOne('tasks', "i don't need the renewal task any more", 'delete_task', { task: 't-renewal' }),
  expectOne('tasks', 'throw out the demo task', 'delete_task', { task: 't-demo' }),
  expectOne('tasks', 'remove the contract review from my tasks', 'delete_task', { task: 't-contract' }),
  expectOne('tasks', 'cross the proposal off my list', 'update_task', { task: 't-proposal', status: 'done' }),
  expectOne('tasks', 'invoice 2041 is sent', 'update_task', { task: 't-invoice', status: 'done' }),
  expectOne('tasks', 'reopen the workshop slides', 'update_task', { task: 't-slides', status: 'todo' }),
  expectOne('tasks', 'make the bluebird contract review due friday', 'update_task', {
    task: 't-contract',
    due_at: '2026-11-27T17:00:00.000Z',
  }),
  expectOne('tasks', 'bring the hoshi demo forward to monday', 'update_task', {
    task: 't-demo',
    due_at: '2026-11-23T17:00:00.000Z',
  }),
  expectOne('tasks', 'the slides can wait until wednesday', 'update_task', {
    task: 't-slides',
    due_at: '2026-11-25T17:00:00.000Z',
  }),
  expectOne('tasks', 'ben will do the contract review', 'update_task', {
    task: 't-contract',
    assignee: 'ben',
  }),
  expectOne('tasks', 'scratch the workshop slides task', 'delete_task', { task: 't-slides' }),
  expectOne('tasks', 'slides task finished', 'update_task', { task: 't-slides', status: 'done' }),
  expectOne('tasks', 'get rid of the task to call anna', 'delete_task', { task: 't-renewal' }),
  expectOne('tasks', 'the acme proposal is out, you can close that task', 'update_task', {
    task: 't-proposal',
    status: 'done',
  }),
  expectOne('tasks', 'set the bluebird contract review to high priority', 'update_task', {
    task: 't-contract',
    priority: 'high',
  }),
  expectOne('tasks', 'move invoice 2041 to tomorrow', 'update_task', {
    task: 't-invoice',
    due_at: '2026-11-22T17:00:00.000Z',
  }),
  expectOne('tasks', 'hand the slides task to nora', 'update_task', { task: 't-slides', assignee: 'nora' }),
  expectOne('tasks', "i've called anna about the renewal", 'update_task', {
    task: 't-renewal',
    status: 'done',
  }),
  expectOne('tasks', 'remove the slides from my to do list', 'delete_task', { task: 't-slides' }),
  expectOne('tasks', 'the review of the bluebird contract is through', 'update_task', {
    task: 't-contract',
    status: 'done',
  }),
  expectOne('tasks', 'push back the demo for hoshi until december 1st', 'update_task', {
    task: 't-demo',
    due_at: '2026-12-01T17:00:00.000Z',
  }),
  expectOne('tasks', 'please check off the workshop slides', 'update_task', {
    task: 't-slides',
    status: 'done',
  }),
  expectOne('tasks', 'the invoice task is urgent now', 'update_task', {
    task: 't-invoice',
    priority: 'urgent',
  }),
  expectOne('tasks', 'kill the reminder to call anna about the renewal', 'delete_task', {
    task: 't-renewal',
  }),
  expectOne('tasks', 'mark the invoice as sent', 'update_task', { task: 't-invoice', status: 'done' }),
  expectOne('tasks', "i'm done with the bluebird contract", 'update_task', {
    task: 't-contract',
    status: 'done',
  }),
  expectOne('tasks', 'lower the priority of the slides task', 'update_task', {
    task: 't-slides',
    priority: 'low',
  }),
  expectOne('tasks', 'start the contract review', 'update_task', {
    task: 't-contract',
    status: 'in_progress',
  }),
  expectOne('tasks', 'drop the renewal task', 'delete_task', { task: 't-renewal' }),
  expectOne('tasks', 'tick off invoice 2041', 'update_task', { task: 't-invoice', status: 'done' }),
  expectOne('tasks', 'the hoshi demo moved to wednesday at 10', 'update_task', {
    task: 't-demo',
    due_at: '2026-11-25T10:00:00.000Z',
  }),
  expectOne('tasks', 'cancel the workshop slides task', 'delete_task', { task: 't-slides' }),
]
