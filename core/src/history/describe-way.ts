export const ways = ['person', 'key', 'automation', 'assistant', 'import', 'system'] as const
export type Way = (typeof ways)[number]

/** What the ways are called where one is chosen. */
export const wayLabels: Record<Way, string> = {
  person: 'By hand',
  key: 'API key',
  automation: 'Automation',
  assistant: 'Assistant',
  import: 'Import',
  system: 'Parley itself',
}

/** "by the automation “Follow up”"; nothing where somebody did it by hand. */
export function describeWay(way: Way, name: string | null): string {
  const named = name === null ? '' : ` “${name}”`
  switch (way) {
    case 'person':
      return ''
    case 'key':
      return `by the API key${named}`
    case 'automation':
      return `by the automation${named}`
    case 'assistant':
      return 'by the assistant'
    case 'import':
      return name === null ? 'by an import' : `by the import of ${name}`
    case 'system':
      return name === 'webhook' ? 'by an inbound webhook' : 'by Parley'
  }
}
