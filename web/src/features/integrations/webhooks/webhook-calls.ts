import { readAllById } from '@parley/core/paging/read-pages'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '~/data/query-client.ts'
import { supabase } from '~/data/supabase.ts'
import type { Webhook, WebhookKind } from './webhook.ts'

const keys = {
  list: ['integrations', 'webhooks'],
  log: (id: string) => ['integrations', 'deliveries', id],
} as const

/** The company's webhooks of every kind; only owners see any. */
export const webhooksQuery = () =>
  queryOptions({
    queryKey: keys.list,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const webhooks = await readAllById((after) =>
        supabase
          .from('webhooks')
          .select('*', { count: 'exact' })
          .gt('id', after)
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
      )
      return webhooks.toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    },
  })

export const mostDeliveries = 50
/** The messages of a webhook, the newest first; asked again while one is on its way. */
export const deliveriesQuery = (webhook: string) =>
  queryOptions({
    queryKey: keys.log(webhook),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { data } = await supabase
        .from('webhook_deliveries')
        .select('*')
        .eq('webhook_id', webhook)
        .order('created_at', { ascending: false })
        .limit(mostDeliveries)
        .abortSignal(signal)
        .throwOnError()
      return data
    },
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'waiting') ? 1500 : 10_000),
  })

const refreshWebhooks = () => queryClient.invalidateQueries({ queryKey: keys.list })
export const refreshLog = (webhook: string) =>
  Promise.all([refreshWebhooks(), queryClient.invalidateQueries({ queryKey: keys.log(webhook) })])

export async function addWebhook(
  kind: WebhookKind,
  values: { name: string; url: string; events: string[] },
): Promise<string> {
  const isInbound = kind === 'inbound'
  const row = {
    name: values.name,
    direction: isInbound ? 'inbound' : 'outbound',
    url: isInbound ? null : values.url,
    events: isInbound ? [] : values.events,
    format: kind === 'slack' ? 'slack' : 'standard',
  }
  const { data } = await supabase.from('webhooks').insert(row).select('id').single().throwOnError()
  await refreshWebhooks()
  return data.id
}

export async function changeWebhook(
  id: string,
  values: Partial<Pick<Webhook, 'name' | 'url' | 'events' | 'is_enabled'>>,
): Promise<void> {
  await supabase.from('webhooks').update(values).eq('id', id).throwOnError()
  await refreshWebhooks()
}

export async function removeWebhook(id: string): Promise<void> {
  await supabase.from('webhooks').delete().eq('id', id).throwOnError()
  await refreshWebhooks()
}

export async function rotateSecret(id: string): Promise<void> {
  await supabase.rpc('rotate_webhook_secret', { webhook: id }).throwOnError()
  await refreshWebhooks()
}

export async function sendAgain(webhook: string, delivery: string): Promise<void> {
  await supabase.rpc('resend_webhook_delivery', { delivery }).throwOnError()
  await refreshLog(webhook)
}

const patience = 40
const pause = 500

/** Sends a test and waits for what comes back. Throws an Error with what went wrong. */
export async function testWebhook(webhook: string): Promise<string> {
  const { data: id } = await supabase.rpc('test_webhook', { webhook }).throwOnError()
  for (let look = 0; look < patience; look++) {
    const { data } = await supabase
      .from('webhook_deliveries')
      .select('status, response_status, duration_ms, error')
      .eq('id', id)
      .single()
      .throwOnError()
    if (data.status !== 'waiting') {
      await refreshLog(webhook)
      if (data.status === 'failed') throw new Error(data.error ?? 'The test failed.')
      return `It answered ${data.response_status} in ${data.duration_ms} ms.`
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new Error('The test is still running. Check the log in a moment.')
}
