import { type ExpectedCommand, expectOne } from '../command.ts'

/** What deals are worth: by bounds, stages and counts. */
export const sumCommands: readonly ExpectedCommand[] = [
  expectOne('sums', 'anything over 45k?', 'search_leads', { min_value: 45000 }),
  expectOne('sums', 'deals between 10 and 20 thousand', 'search_leads', {
    min_value: 10000,
    max_value: 20000,
  }),
  expectOne('sums', 'leads worth less than 8 grand', 'search_leads', { max_value: 8000 }),
  expectOne('sums', 'show proposals above €15,000', 'search_leads', { status: 'proposal', min_value: 15000 }),
  expectOne('sums', 'which open deals are bigger than a hundred thousand', 'search_leads', {
    status: 'open',
    min_value: 100000,
  }),
  expectOne('sums', 'how much have we got in proposal', 'search_leads', { status: 'proposal' }),
  expectOne('sums', 'value of everything in negotiation?', 'search_leads', { status: 'negotiation' }),
  expectOne('sums', "what's negotiation worth at the moment", 'search_leads', { status: 'negotiation' }),
  expectOne('sums', 'list leads from 5k up to 12k', 'search_leads', { min_value: 5000, max_value: 12000 }),
  expectOne('sums', 'qualified leads under 20 000', 'search_leads', {
    status: 'qualified',
    max_value: 20000,
  }),
  expectOne('sums', 'how many won deals over 30k', 'search_leads', { status: 'won', min_value: 30000 }),
  expectOne('sums', 'who in contacted is above 5k', 'search_leads', { status: 'contacted', min_value: 5000 }),
  expectOne('sums', 'big deals, 80k+', 'search_leads', { min_value: 80000 }),
  expectOne('sums', 'leads at or above 25,000 dollars', 'search_leads', { min_value: 25000 }),
  expectOne('sums', 'top three deals in negotiation', 'search_leads', { status: 'negotiation', limit: 3 }),
  expectOne('sums', 'the ten most valuable open leads', 'search_leads', {
    status: 'open',
    sort: 'value',
    limit: 10,
  }),
  expectOne('sums', 'new leads below 6k', 'search_leads', { status: 'new', max_value: 6000 }),
  expectOne('sums', "anyone we've not spoken to for 10 days", 'search_leads', { silent_for_days: 10 }),
  expectOne('sums', 'how much money is sitting in qualified', 'search_leads', { status: 'qualified' }),
  expectOne('sums', 'sum up the lost deals', 'search_leads', { status: 'lost' }),
  expectOne('sums', 'between 5k and 15k in proposal', 'search_leads', {
    status: 'proposal',
    min_value: 5000,
    max_value: 15000,
  }),
  expectOne('sums', 'deals north of 50 grand', 'search_leads', { min_value: 50000 }),
  expectOne('sums', 'cheaper than 3000', 'search_leads', { max_value: 3000 }),
  expectOne('sums', 'open leads over 12,500', 'search_leads', { status: 'open', min_value: 12500 }),
  expectOne('sums', 'everything above 20k that is still open', 'search_leads', {
    status: 'open',
    min_value: 20000,
  }),
  expectOne('sums', 'deals smaller than 4,500', 'search_leads', { max_value: 4500 }),
  expectOne('sums', 'what are our won deals worth', 'search_leads', { status: 'won' }),
]
