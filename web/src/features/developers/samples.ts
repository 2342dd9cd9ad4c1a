import callFunction from '../../../../docs/api/call-function.sh?raw'
import createLead from '../../../../docs/api/create-lead.sh?raw'
import inboundLead from '../../../../docs/api/inbound-lead.sh?raw'
import inboundSigned from '../../../../docs/api/inbound-signed.mjs?raw'
import mcpClient from '../../../../docs/api/mcp-client.mjs?raw'
import quickStart from '../../../../docs/api/quick-start.mjs?raw'
import readLeads from '../../../../docs/api/read-leads.sh?raw'
import receiveWebhooks from '../../../../docs/api/receive-webhooks.mjs?raw'

/** The files of docs/api as they are; the tests run each of them (server/src/integrations/samples.test.ts). */
export const samples = {
  'call-function.sh': callFunction,
  'create-lead.sh': createLead,
  'inbound-lead.sh': inboundLead,
  'inbound-signed.mjs': inboundSigned,
  'mcp-client.mjs': mcpClient,
  'quick-start.mjs': quickStart,
  'read-leads.sh': readLeads,
  'receive-webhooks.mjs': receiveWebhooks,
}
export type SampleName = keyof typeof samples
