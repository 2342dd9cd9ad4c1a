// Another program uses the CRM's tools: npm install @modelcontextprotocol/client, then node mcp-client.mjs.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

const transport = new StreamableHTTPClientTransport(new URL(`${process.env.PARLEY_URL}/mcp`), {
  requestInit: { headers: { Authorization: `Bearer ${process.env.PARLEY_API_KEY}` } },
})
const client = new Client({ name: 'example', version: '1.0.0' })
await client.connect(transport)

const { tools } = await client.listTools()
console.log(tools.map((tool) => tool.name).join(' '))

const made = await client.callTool({ name: 'create_lead', arguments: { name: 'Ana Ruiz', company: 'Acme' } })
console.log(made.content[0].text)

const found = await client.callTool({ name: 'search_leads', arguments: { query: 'Acme' } })
console.log(found.content[0].text)

const people = await client.callTool({ name: 'search_contacts', arguments: { account: 'Acme' } })
console.log(people.content[0].text)
await client.close()
