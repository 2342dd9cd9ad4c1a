import { foldHeading } from './fold-heading.ts'

const kinds = ['city', 'postcode', 'state', 'country'] as const
type Part = (typeof kinds)[number]

const byPart: Readonly<Record<Part, readonly string[]>> = {
  city: ['city', 'town', 'ort', 'stadt', 'ville', 'ciudad', 'citytownvillagelocality', 'addresscity'],
  postcode: [
    'postalcode',
    'postcode',
    'zip',
    'zipcode',
    'zippostalcode',
    'code',
    'plz',
    'postleitzahl',
    'codepostal',
    'codigopostal',
    'cp',
    'addresspostcode',
  ],
  state: [
    'state',
    'stateregion',
    'stateprovince',
    'statecounty',
    'province',
    'region',
    'bundesland',
    'provincia',
    'addressstate',
  ],
  country: ['country', 'countryregion', 'land', 'pays', 'pais', 'addresscountry'],
}

/** "Billing City" and "Organization - City/town/village/locality of Address" are the city. */
const bare = (heading: string) =>
  foldHeading(heading)
    .replace(/^(?:billing|organization|company|address)(?=.)/, '')
    .replace(/ofaddress$/, '')

const partOf = (heading: string): Part | undefined =>
  kinds.find((part) => byPart[part].includes(bare(heading)))

/** Headings of the parts of an address, folded, that fill it beside its street. */
export const addressParts: readonly string[] = ['', 'billing', 'organization', 'company', 'address'].flatMap(
  (before) =>
    Object.values(byPart)
      .flat()
      .filter((heading) => before !== '' || heading !== 'code')
      .flatMap((heading) => [
        `${before}${heading}`,
        ...(before === 'organization' ? [`${before}${heading}ofaddress`] : []),
      ]),
)

/**
 * One line of an address whose parts stand in columns of their own: "Hauptstr. 5, 10115 Berlin, Germany". What the street says already
 * isn't repeated.
 */
export function joinAddress(cells: readonly { heading: string; text: string }[]): string {
  const whole = cells.filter(({ heading }) => partOf(heading) === undefined).map(({ text }) => text)
  const said = whole.join(' ').toLowerCase()
  const read = (part: Part) =>
    cells.find(({ heading, text }) => partOf(heading) === part && !said.includes(text.toLowerCase()))?.text
  const [city, postcode, state, country] = kinds.map(read)
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
  const places = state === undefined ? [join(postcode, city)] : [city, join(state, postcode)]
  return [...whole, ...places, country].filter(Boolean).join(', ')
}
