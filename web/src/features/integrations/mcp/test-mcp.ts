import * as z from 'zod/mini'
import { readRefusal } from '~/data/function-refusal.ts'
import { supabase } from '~/data/supabase.ts'

const listSchema = z.object({ result: z.object({ tools: z.array(z.object({ name: z.string() })) }) })

/** The one message of an answer, which may come as JSON or as an event stream. */
const readMessage = (text: string): unknown => JSON.parse(/^data: (.+)$/m.exec(text)?.[1] ?? text)

/** Asks the MCP server for its tools as a client would, by one's own session. Throws an Error in words. */
export async function testMcp(): Promise<string> {
  const { data } = await supabase.auth.getSession()
  const response = await fetch('/mcp', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  if (!response.ok)
    throw new Error((await readRefusal(response)) ?? `The MCP server answered ${response.status}.`)
  const { tools } = listSchema.parse(readMessage(await response.text())).result
  return `The MCP server answered with ${tools.length} tools.`
}
