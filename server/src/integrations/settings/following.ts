import type { ConnectionSettings } from './settings-store.ts'

/** What `make` makes of the settings, made again once they changed; kept until then, with what it learnt of its server. */
export function following<T>(settings: Pick<ConnectionSettings, 'onChange'>, make: () => T): () => T {
  let made: { value: T } | null = null
  settings.onChange(() => {
    made = null
  })
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
