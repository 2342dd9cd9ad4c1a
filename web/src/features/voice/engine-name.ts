const known: Record<string, string> = {
  import: 'Imported',
  'live-captions': 'Live captions',
  local: 'Built-in engine',
}

/** The name of an engine as people read it. */
export const engineName = (engine: string): string => known[engine] ?? engine
