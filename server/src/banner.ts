import type { Config } from './config.ts'
import type { Host } from './host.ts'

/**
 * Prints the message at the end of the start; notes are single sentences on what is switched off and how to switch it
 * on.
 */
export function printBanner(host: Host, config: Config, seconds: number, notes: readonly string[]): void {
  const address = config.PUBLIC_URL
  const lines = [
    '',
    `  Parley is ready   ${address}`,
    '',
    `  Data              ${host.dataPlace}`,
    `  Intelligence      ${host.model ?? 'built in (nothing leaves this machine)'}`,
    `  Mail              ${host.isSendingMail ? 'sent by SMTP' : 'kept in the outbox (npm run admin -- outbox) until a mail server is set'}`,
    ...notes.map((note) => `  Note              ${note}`),
    '',
    `  Started in ${seconds.toFixed(1)} s. Stop with Ctrl+C.`,
    '',
  ]
  console.log(lines.join('\n'))
}
