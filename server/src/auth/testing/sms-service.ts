import { expect } from 'vitest'
import { startService } from './web-service.ts'

interface SentText {
  to: string
  from: string
  body: string
  authorization: string
}

/** Twilio's Messages call on a free port; keeps what it is sent. */
export async function startSmsService() {
  const service = await startService()
  const sent: SentText[] = []
  let isAway = false
  service.app.post('/2010-04-01/Accounts/:account/Messages.json', async (context) => {
    if (isAway) return context.json({ code: 20500, message: 'Internal Server Error' }, 500)
    const form = await context.req.parseBody()
    const read = (name: string) => {
      const value = form[name]
      return typeof value === 'string' ? value : ''
    }
    const authorization = context.req.header('authorization') ?? ''
    sent.push({ to: read('To'), from: read('From'), body: read('Body'), authorization })
    return context.json({ sid: `SM${sent.length}` }, 201)
  })
  let seen = 0
  return {
    sent,
    environment: {
      SMS_BASE_URL: service.url,
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: 'secret',
      SMS_FROM: '+15005550006',
    },
    setAway(away: boolean) {
      isAway = away
    },
    /** The six digits of the next text; waits for it. */
    async nextCode(): Promise<string> {
      await expect.poll(() => sent.length, { timeout: 20_000, message: 'a text' }).toBeGreaterThan(seen)
      const text = sent[seen]
      seen += 1
      return /\d{6}/.exec(text?.body ?? '')?.[0] ?? ''
    },
    close: service.close,
  }
}
