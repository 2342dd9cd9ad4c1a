import type { SamplePerson } from './types.ts'

/** Those of whom the conversations say that they decide, pay or use it. */
export const people: SamplePerson[] = [
  {
    lead: 'Anna Keller',
    name: 'Karin Lenz',
    email: 'karin.lenz@brightwaterlogistics.example',
    title: 'Chief Financial Officer',
    role: 'decision_maker',
  },
  {
    lead: 'Grace Okafor',
    name: 'Ife Balogun',
    email: 'ife.balogun@palmgroveevents.example',
    title: 'Partner',
    role: 'budget_holder',
  },
  {
    lead: 'Daniel Brooks',
    name: 'Laurence Hale',
    email: 'laurence.hale@harborpinebuilders.example',
    title: 'Finance Director',
    role: 'budget_holder',
  },
  {
    lead: 'Hannah Schmidt',
    name: 'Martin Rhein',
    email: 'martin.rhein@rheinwerkmontage.example',
    title: 'Managing Director',
    role: 'decision_maker',
  },
  {
    lead: 'Elena Rossi',
    name: 'Paolo Ricci',
    email: 'paolo.ricci@villarosarestaurants.example',
    title: 'Restaurant Manager',
    role: 'user',
  },
]
