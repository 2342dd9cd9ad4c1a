/** What the search offers beside records: a page to go to, or something to do. Given by the frame. */
export interface SearchCommand {
  label: string
  /** More words that find it. */
  keywords: string
  /** Keys that do the same, in their order. */
  keys: readonly string[]
  group: 'Pages' | 'Actions'
  /** A path of this app; without it `run` does it. */
  href?: string
  run?: () => void
}

/** Commands that hold each of the words; those whose name begins with them apart, since they are likely meant. */
export function findCommands(commands: readonly SearchCommand[], words: string) {
  const wanted = words.toLowerCase()
  const found = commands.filter(({ label, keywords }) => {
    const text = `${label} ${keywords}`.toLowerCase()
    return wanted.split(/\s+/).every((word) => text.includes(word))
  })
  return {
    named: found.filter(({ label }) => label.toLowerCase().startsWith(wanted)),
    other: found.filter(({ label }) => !label.toLowerCase().startsWith(wanted)),
  }
}

/** Tells a command from all other rows of the list. */
export const commandValue = ({ label }: SearchCommand): string => `command ${label}`
