import { createStore } from './store.ts'

const debugKey = 'parley.debug'
const safeKey = 'parley.safe'

type Kind = 'localStorage' | 'sessionStorage'

function readFlag(kind: Kind, key: string): boolean {
  try {
    return globalThis[kind].getItem(key) === '1'
  } catch {
    return false
  }
}

function writeFlag(kind: Kind, key: string, isOn: boolean): void {
  try {
    if (isOn) globalThis[kind].setItem(key, '1')
    else globalThis[kind].removeItem(key)
  } catch {
    // Storage is blocked: the mode holds for this page.
  }
}

/** The address decides (`?debug=1`, `?debug=0`) and is remembered; without it, what was remembered. */
function readMode(parameter: string, kind: Kind, key: string): boolean {
  const asked = new URLSearchParams(globalThis.location?.search).get(parameter)
  if (asked === '1' || asked === '0') writeFlag(kind, key, asked === '1')
  return asked === '1' || (asked !== '0' && readFlag(kind, key))
}

/** Whether the debug panel stands (docs/specified.md S2.13): `debug=1` or the saved setting. */
export const debugMode = createStore(readMode('debug', 'localStorage', debugKey))

export function setDebugMode(isOn: boolean): void {
  writeFlag('localStorage', debugKey, isOn)
  debugMode.write(isOn)
}

/**
 * Safe Mode, `safe=1`, for this tab until `safe=0`: no service worker, no realtime, nothing of third parties. Read once,
 * at the start; what it leaves out can't be taken back later.
 */
export const isSafeMode = readMode('safe', 'sessionStorage', safeKey)

/** Loads the page again with or without Safe Mode. */
export function restartInSafeMode(isSafe: boolean): void {
  writeFlag('sessionStorage', safeKey, isSafe)
  const address = new URL(globalThis.location.href)
  address.searchParams.delete('safe')
  globalThis.location.replace(address)
}
