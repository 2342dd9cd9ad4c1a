const files = import.meta.glob<string>('../../../../docs/api/*.{mjs,sh,ts,py}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const textOf = (file: string): string | undefined => files[`../../../../docs/api/${file}`]?.trim()

/** Languages of the samples, by the ending of their files; the first one stands where none was chosen. */
export const languages = [
  { value: 'sh', label: 'curl' },
  { value: 'ts', label: 'TypeScript' },
  { value: 'py', label: 'Python' },
] as const
export type Language = (typeof languages)[number]['value']

/** Files that are there in one language only. */
export type SampleName = 'mcp-client.mjs' | 'quick-start.mjs'

/** What is shown in several languages: the files that differ in their ending alone. */
export type ExampleName =
  | 'call-function'
  | 'create-lead'
  | 'inbound-lead'
  | 'inbound-orders'
  | 'inbound-signed'
  | 'read-leads'
  | 'receive-webhooks'

/** A file of docs/api as it is; the tests run each of them (server/src/integrations/samples.test.ts). Throws where it is gone. */
export function readSample(name: SampleName): string {
  const text = textOf(name)
  if (text === undefined) throw new Error(`docs/api/${name} is not there.`)
  return text
}

interface Sample {
  language: Language
  label: string
  /** The file's name. */
  file: string
  text: string
}

/** An example in each language that it is there in, in the order of the languages. */
export const samplesOf = (name: ExampleName): Sample[] =>
  languages.flatMap(({ value, label }) => {
    const text = textOf(`${name}.${value}`)
    return text === undefined ? [] : [{ language: value, label, file: `${name}.${value}`, text }]
  })
