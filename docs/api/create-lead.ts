// One lead; the answer is its row. Node 22.18 or newer: npm install @supabase/supabase-js, then node create-lead.ts.
import { createClient } from '@supabase/supabase-js'

const { PARLEY_URL = '', PARLEY_API_KEY = '' } = process.env
const parley = createClient(PARLEY_URL, PARLEY_API_KEY)

const { data: leads } = await parley
  .from('leads')
  .insert({ name: 'Ben Carter', company: 'Northwind', email: 'ben@northwind.example' })
  .select()
  .throwOnError()
console.log(JSON.stringify(leads))
