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

/** Where one column makes the tab long: what it holds, each a press away. */
export function PartsNav() {
  const show = (id: string) => {
    const part = document.getElementById(id)
    part?.scrollIntoView()
    part?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label="Parts of this tab" className="mb-6 min-[1100px]:hidden">
      <ul className="flex flex-wrap gap-x-4 border-b pb-2">
        {parts.map(([id, name]) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => show(id)}
              className="min-h-7 text-sm text-accent-ink hover:underline pointer-coarse:min-h-11"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
