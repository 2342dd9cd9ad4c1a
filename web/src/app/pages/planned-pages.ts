/** What the pages of later work will do, by path. A page that is built leaves this list and docs/not-built-yet.md. */
export const plannedPages: Record<string, string> = {
  '/integrations':
    'Language model, speech, mail, calendar, webhooks and API keys, each with its real state and a test.',
  '/admin/metrics':
    'Health of this instance: people, storage, queues, costs, errors, latency, audit log and backups.',
  '/developers': 'Quick start, REST reference, webhooks, rate limits and errors.',
}
