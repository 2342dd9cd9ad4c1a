// Node 20 or newer: npm install @supabase/supabase-js ws, then node quick-start.mjs.
import { createClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'

// From Node 22 on there is a WebSocket built in, and this last argument can go.
const parley = createClient(process.env.PARLEY_URL, process.env.PARLEY_API_KEY, {
  realtime: { transport: WebSocket },
})

const { data: lead, error } = await parley
  .from('leads')
  .insert({ name: 'Ana Ruiz', company: 'Acme', email: 'ana@acme.example' })
  .select('id, name, status, score')
  .single()
if (error) throw error

await parley
  .from('tasks')
  .insert({ title: `Call ${lead.name}`, lead_id: lead.id, due_at: '2030-01-15T09:00:00Z' })
  .throwOnError()

const { data: leads } = await parley
  .from('leads')
  .select('name, company, status, tasks(title, due_at)')
  .in('status', ['new', 'contacted'])
  .order('created_at', { ascending: false })
  .limit(10)
  .throwOnError()
console.log(JSON.stringify(leads, null, 2))
