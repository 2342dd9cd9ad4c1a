import { commandValue, type SearchCommand } from './commands.ts'
import { SearchGroup, SearchItem } from './search-item.tsx'

interface Props {
  heading: string
  commands: readonly SearchCommand[]
  onRun: (command: SearchCommand) => void
}

export function CommandItems({ heading, commands, onRun }: Props) {
  if (commands.length === 0) return null
  return (
    <SearchGroup heading={heading}>
      {commands.map((command) => (
        <SearchItem
          key={command.label}
          value={commandValue(command)}
          href={command.href}
          onSelect={() => onRun(command)}
          title={command.label}
          keys={command.keys}
        />
      ))}
    </SearchGroup>
  )
}
