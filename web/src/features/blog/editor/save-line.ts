import type { SaveKind, SaveOutcome } from './save-outcome.ts'

interface Listeners {
  onChange: () => void
  /** Nothing waits after a save. */
  onIdle: () => void
}

/** One save in flight and one waiting: a later press takes the place of what waits, an autosave goes along with it. */
export function createSaveLine(
  run: (kind: SaveKind) => Promise<SaveOutcome>,
  { onChange, onIdle }: Listeners,
) {
  let isBusy = false
  let waiting: { kind: SaveKind; settle: (outcome: SaveOutcome) => void } | null = null

  async function begin(kind: SaveKind): Promise<SaveOutcome> {
    const running = run(kind)
    isBusy = true
    onChange()
    const outcome = await running
    isBusy = false
    const next = waiting
    waiting = null
    if (next) void begin(next.kind).then(next.settle)
    else onIdle()
    onChange()
    return outcome
  }

  return {
    isBusy: () => isBusy,
    save(kind: SaveKind): Promise<SaveOutcome> {
      if (!isBusy) return begin(kind)
      // What waits will take these words along.
      if (waiting && kind === 'autosave') return Promise.resolve({ kind: 'dropped' })
      waiting?.settle({ kind: 'superseded' })
      return new Promise((settle) => {
        waiting = { kind, settle }
      })
    },
  }
}
