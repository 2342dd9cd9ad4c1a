// The assistant's tools, as the app itself calls them.
import { createClient } from '@supabase/supabase-js'

const { PARLEY_URL = '', PARLEY_API_KEY = '' } = process.env
const parley = createClient(PARLEY_URL, PARLEY_API_KEY)

const { data, error } = await parley.functions.invoke('ai-crm-tools', {
  body: { toolName: 'search_leads', parameters: { query: 'Acme' } },
})
if (error) throw error
console.log(JSON.stringify(data))
