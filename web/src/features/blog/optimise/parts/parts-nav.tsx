import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '~/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'

const parts = [
  ['content-assistant', 'Content assistant'],
  ['publishing-schedule', 'Schedule'],
  ['seo-optimisation', 'SEO'],
  ['social-previews', 'Social'],
  ['schema-markup', 'Schema'],
  ['ai-assistant', 'AI assistant'],
  ['voice-calibration', 'Voice'],
  ['tone-optimiser', 'Tone'],
  ['seo-score', 'Scores'],
  ['pre-publish-audit', 'Audit'],
  ['ai-suggestions', 'Suggestions'],
  ['ai-seo-dashboard', 'Dashboard'],
  ['knowledge-graph', 'Graph'],
  ['comprehensive-seo', 'All findings'],
] as const

/** Where one column makes the tab long: what it holds, two presses away wherever one reads. */
export function PartsNav() {
  const chosen = useRef<string>(null)
  const show = (event: Event) => {
    const part = chosen.current === null ? null : document.getElementById(chosen.current)
    chosen.current = null
    if (!part) return
    // The menu would give the focus back to its button.
    event.preventDefault()
    const heading = part.querySelector('button')
    if (heading?.ariaExpanded === 'false') heading.click()
    part.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  return (
    <nav
      aria-label="Parts of this tab"
      className="sticky top-14 z-20 -mx-1 mb-5 bg-canvas px-1 py-1.5 min-[1100px]:hidden"
    >
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button className="h-11 w-full sm:h-8.5 sm:w-64">
            <span className="flex-1 text-left">Go to</span>
            <ChevronDown aria-hidden="true" className="size-4 text-faint" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start" className="sm:w-64" onCloseAutoFocus={show}>
          {parts.map(([id, name]) => (
            <DropdownMenuItem
              key={id}
              onSelect={() => {
                chosen.current = id
              }}
            >
              {name}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </nav>
  )
}
