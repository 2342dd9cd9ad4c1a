// The ten newest open leads with their tasks.
import { createClient } from '@supabase/supabase-js'

const { PARLEY_URL = '', PARLEY_API_KEY = '' } = process.env
const parley = createClient(PARLEY_URL, PARLEY_API_KEY)

const { data: leads } = await parley
  .from('leads')
  .select('name, company, status, tasks(title, due_at)')
  .not('status', 'in', '(won,lost)')
  .order('created_at', { ascending: false })
  .limit(10)
  .throwOnError()
console.log(JSON.stringify(leads))
