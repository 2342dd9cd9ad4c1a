const files = import.meta.glob<string>('../../../../docs/api/*.{mjs,sh}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export type SampleName =
  | 'call-function.sh'
  | 'create-lead.sh'
  | 'inbound-lead.sh'
  | 'inbound-orders.sh'
  | 'inbound-signed.mjs'
  | 'mcp-client.mjs'
  | 'quick-start.mjs'
  | 'read-leads.sh'
  | 'receive-webhooks.mjs'

/** A file of docs/api as it is; the tests run each of them (server/src/integrations/samples.test.ts). Throws where it is gone. */
export function readSample(name: SampleName): string {
  const text = files[`../../../../docs/api/${name}`]
  if (text === undefined) throw new Error(`docs/api/${name} is not there.`)
  return text.trim()
}
