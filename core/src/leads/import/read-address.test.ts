import { expect, it } from 'vitest'
import { joinAddress } from './read-address.ts'

const join = (cells: Record<string, string>) =>
  joinAddress(Object.entries(cells).map(([heading, text]) => ({ heading, text })))

it.each([
  [
    {
      'Billing Street': 'Hauptstr. 5',
      'Billing City': 'Berlin',
      'Billing Code': '10115',
      'Billing Country': 'Germany',
    },
    'Hauptstr. 5, 10115 Berlin, Germany',
  ],
  [
    {
      'Street Address': '1 Main St',
      City: 'Springfield',
      'State/Region': 'IL',
      'Postal Code': '62701',
      'Country/Region': 'USA',
    },
    '1 Main St, Springfield, IL 62701, USA',
  ],
  [{ PLZ: '8001', Ort: 'Zürich', Straße: 'Bahnhofstrasse 1' }, 'Bahnhofstrasse 1, 8001 Zürich'],
  [{ City: 'Lyon', Country: 'France' }, 'Lyon, France'],
  [
    {
      'Organization - Address': 'Hauptstr. 5, 10115 Berlin, Germany',
      'Organization - City/town/village/locality of Address': 'Berlin',
      'Organization - ZIP/Postal code of Address': '10115',
      'Organization - Country of Address': 'Germany',
    },
    'Hauptstr. 5, 10115 Berlin, Germany',
  ],
])('%j', (cells, address) => expect(join(cells)).toBe(address))
