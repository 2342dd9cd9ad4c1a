import { Command } from 'cmdk'
import type { ReactNode } from 'react'
import { Kbd } from '~/ui/kbd.tsx'

interface Props {
  /** Tells it from all others in the list. */
  value: string
  /** A path of this app, for opening it in another tab. */
  href?: string | undefined
  /** Recent words, for forgetting them. */
  recent?: string
  onSelect: () => void
  title: ReactNode
  detail?: ReactNode
  aside?: ReactNode
  keys?: readonly string[]
}

export function SearchItem({ value, href, recent, onSelect, title, detail, aside, keys = [] }: Props) {
  return (
    <Command.Item
      value={value}
      data-href={href}
      data-recent={recent}
      onSelect={onSelect}
      className="flex min-h-9 items-center gap-3 rounded-md px-2.5 py-1.5 text-sm data-[selected=true]:bg-selected pointer-coarse:min-h-11"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate">{title}</span>
        {detail !== undefined && <span className="line-clamp-2 text-muted">{detail}</span>}
      </span>
      {aside !== undefined && <span className="shrink-0 text-xs text-muted">{aside}</span>}
      {keys.length > 0 && (
        <span className="flex gap-1">
          {keys.map((key) => (
            <Kbd key={key} keys={key.length === 1 ? key.toUpperCase() : key} />
          ))}
        </span>
      )}
    </Command.Item>
  )
}

export function SearchGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-faint"
    >
      {children}
    </Command.Group>
  )
}
