import { queryClient } from '~/data/query-client.ts'

export const automationKeys = {
  all: ['automations'],
  list: ['automations', 'list'],
  one: (id: string) => ['automations', 'one', id],
  versions: (id: string) => ['automations', 'versions', id],
  latest: ['automations', 'latest-runs'],
  runs: (id: string) => ['automations', 'runs', id],
  steps: (run: string) => ['automations', 'steps', run],
} as const

export const refreshAutomations = () => queryClient.invalidateQueries({ queryKey: automationKeys.all })
