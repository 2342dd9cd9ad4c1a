import { StartError } from './config.ts'

const endedBefore = () => new StartError('Ended before the app was built.')

/**
 * Waits until the launcher says that the app is built, where it still builds it (`AWAIT_BUILD`).
 * @throws StartError where the launcher ends, or this process is told to end, before that
 */
export async function untilBuilt(environment: NodeJS.ProcessEnv = process.env): Promise<void> {
  if (!environment['AWAIT_BUILD']) return
  if (!process.connected) throw endedBefore()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const hear = (message: unknown) => message === 'built' && resolve()
  const giveUp = () => reject(endedBefore())
  const endings = ['disconnect', 'SIGTERM', 'SIGINT'] as const
  process.on('message', hear)
  for (const each of endings) process.on(each, giveUp)
  try {
    await promise
  } finally {
    process.off('message', hear)
    for (const each of endings) process.off(each, giveUp)
  }
}
