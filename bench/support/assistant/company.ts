import type { CommandContext } from '../../../core/src/assistant/entities.ts'
import { defaultStages } from '../../../core/src/leads/stages.ts'

/** The company whose names the commands use. Ids are short so that expectations read well. */
const leads: [id: string, name: string, company: string | null][] = [
  ['ana', 'Ana Silva', 'Acme Inc'],
  ['anna', 'Anna Keller', 'Keller Logistics'],
  ['mark', 'Mark Twain', 'DataWorks GmbH'],
  ['priya', 'Priya Nair', 'Bluebird Health'],
  ['tom', 'Tomasz Nowak', 'Nowak & Sons'],
  ['bo', 'Bo Berg', 'Globex'],
  ['lia', 'Lia Lind', 'Globex'],
  ['sofia', 'Sofia Marino', 'Casa Marino'],
  ['yuki', 'Yuki Tanaka', 'Hoshi Robotics'],
  ['omar', 'Omar Haddad', 'Cedar Analytics'],
  ['jean', 'Jean-Luc Moreau', 'Atelier Moreau'],
  ['grace', 'Grace Hill', 'Hilltop Schools'],
]
const tasks: [id: string, title: string][] = [
  ['t-proposal', 'Send Acme the proposal'],
  ['t-renewal', 'Call Anna about the renewal'],
  ['t-slides', 'Prepare the workshop slides'],
  ['t-contract', 'Review the Bluebird contract'],
  ['t-invoice', 'Send invoice 2041'],
  ['t-demo', 'Demo for Hoshi Robotics'],
]

/** Customers without a lead, beside those that the leads stand for. */
const accounts: [id: string, name: string][] = [['a-initech', 'Initech']]
const contacts: [id: string, name: string, account: string | null][] = [
  ['c-lena', 'Lena Vogt', 'Initech'],
  ['c-tariq', 'Tariq Aziz', 'Acme Inc'],
]

/** Saturday, 21 November 2026, ten in the morning. */
export const context: CommandContext = {
  now: '2026-11-21T10:00:00Z',
  timeZone: 'UTC',
  vertical: 'other',
  stages: defaultStages,
  known: {
    leads: leads.map(([id, name, company]) => ({ id, name, company })),
    tasks: tasks.map(([id, title]) => ({ id, title })),
    colleagues: [
      { id: 'ben', name: 'Ben Carter' },
      { id: 'nora', name: 'Nora Fischer' },
    ],
    customers: {
      accounts: [
        ...new Map(
          leads.flatMap(([id, , company]) =>
            company === null ? [] : [[company, { id: `a-${id}`, name: company }] as const],
          ),
        ).values(),
        ...accounts.map(([id, name]) => ({ id, name })),
      ],
      contacts: [
        ...leads.map(([id, name, account]) => ({ id: `c-${id}`, name, account })),
        ...contacts.map(([id, name, account]) => ({ id, name, account })),
      ],
      fields: [
        { record: 'accounts', label: 'Industry' },
        { record: 'contacts', label: 'Language' },
      ],
    },
  },
}
