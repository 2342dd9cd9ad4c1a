/** What the pages of later work will do, by path. A page that is built leaves this list and docs/not-built-yet.md. */
export const plannedPages: Record<string, string> = {
  '/analytics': 'Funnel, win rate, cycle time, activity and forecast, by period and owner, with export.',
  '/vertical-insights':
    'The numbers of your line of business: trials and recurring revenue, carts and customer value, or response times.',
  '/admin/metrics':
    'Health of this instance: people, storage, queues, costs, errors, latency, audit log and backups.',
}
