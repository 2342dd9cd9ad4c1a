import type { LinkProps } from '@tanstack/react-router'

export interface Shortcut {
  keys: readonly string[]
  label: string
  /** Where it goes; without it something else listens for the keys. */
  to?: LinkProps['to']
}

/** docs/specified.md S2.8, in the order of the dialog. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['c'], label: 'Create new lead', to: '/leads' },
  { keys: ['r'], label: 'Start recording', to: '/voice' },
  { keys: ['1'], label: 'Dashboard', to: '/dashboard' },
  { keys: ['2'], label: 'Leads', to: '/leads' },
  { keys: ['3'], label: 'Voice', to: '/voice' },
  { keys: ['4'], label: 'Tasks', to: '/tasks' },
  { keys: ['5'], label: 'Insights', to: '/insights' },
  { keys: ['a'], label: 'Analytics', to: '/analytics' },
  { keys: ['g', 'd'], label: 'Go to Dashboard', to: '/dashboard' },
  { keys: ['g', 'l'], label: 'Go to Leads', to: '/leads' },
  { keys: ['g', 'v'], label: 'Go to Voice', to: '/voice' },
  { keys: ['g', 't'], label: 'Go to Tasks', to: '/tasks' },
  { keys: ['g', 'i'], label: 'Go to Insights', to: '/insights' },
  { keys: ['g', 'a'], label: 'Go to Analytics', to: '/analytics' },
  { keys: ['/'], label: 'Focus search' },
  { keys: ['Esc'], label: 'Close any modal' },
  { keys: ['?'], label: 'Show this dialog' },
]

const longestPause = 1500

/**
 * Reads key after key. A G waits for its second key, at most 1.5 s; a key that does not complete the pair counts
 * alone.
 * @returns what the key completes, or null
 */
export function createShortcutReader() {
  let waiting: { key: string; at: number } | null = null
  return (key: string, now: number): Shortcut | null => {
    const pressed = key.length === 1 ? key.toLowerCase() : key
    const first = waiting !== null && now - waiting.at <= longestPause ? waiting.key : null
    waiting = null
    const pair = shortcuts.find(({ keys }) => keys.length === 2 && keys[0] === first && keys[1] === pressed)
    if (pair) return pair
    if (shortcuts.some(({ keys }) => keys.length === 2 && keys[0] === pressed))
      waiting = { key: pressed, at: now }
    return shortcuts.find(({ keys }) => keys.length === 1 && keys[0] === pressed) ?? null
  }
}

interface Press {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** Whether a press is typing or another program's: then no shortcut. Shift is allowed for "?", which needs it. */
export function isShortcutPress(
  press: Press,
  target: { tagName?: string; isContentEditable?: boolean } | null,
): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey || (press.shiftKey && press.key !== '?')) return false
  return !target?.isContentEditable && !['INPUT', 'TEXTAREA', 'SELECT'].includes(target?.tagName ?? '')
}
