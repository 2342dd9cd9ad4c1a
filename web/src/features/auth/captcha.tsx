import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { environment } from '~/data/environment.ts'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { type Check as CheckState, showCheck } from './captcha-token.ts'

/** What Turnstile and hCaptcha have in common. */
interface CaptchaApi {
  render: (
    box: HTMLElement,
    options: {
      sitekey: string
      theme: 'light' | 'dark'
      callback: (token: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ) => string
  reset: (id: string) => void
  remove: (id: string) => void
}

declare global {
  var turnstile: CaptchaApi | undefined
  var hcaptcha: CaptchaApi | undefined
}

const scripts = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
}

/** Adds the provider's script; rejects when it cannot be had. */
function load(provider: keyof typeof scripts): Promise<CaptchaApi> {
  const { promise, resolve, reject } = Promise.withResolvers<CaptchaApi>()
  const here = () => globalThis[provider]
  const known = here()
  if (known) return Promise.resolve(known)
  const script = document.createElement('script')
  script.src = scripts[provider]
  script.async = true
  script.addEventListener('load', () => {
    const api = here()
    if (api) resolve(api)
    else reject(new Error('the script holds no such check'))
  })
  script.addEventListener('error', () => {
    script.remove()
    reject(new Error('the script did not load'))
  })
  document.head.append(script)
  return promise
}

/** The check that tells people from programs, where this instance asks for one. */
export default function Captcha() {
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed)
    return (
      <ErrorNotice
        title="The check that you are human could not be loaded"
        onRetry={() => {
          setFailed(false)
          setAttempt(attempt + 1)
        }}
      >
        An ad blocker or your network may be blocking it. You need it to sign in.
      </ErrorNotice>
    )
  return <Check key={attempt} onFailure={() => setFailed(true)} />
}

function Check({ onFailure }: { onFailure: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    const { captcha } = environment
    if (!captcha) return
    let leave = () => {}
    let isWanted = true
    load(captcha.provider).then(
      (api) => {
        if (!isWanted || !box.current) return
        const check: CheckState = { token: null, reset: () => {} }
        const forget = () => {
          check.token = null
        }
        const id = api.render(box.current, {
          sitekey: captcha.siteKey,
          theme: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
          callback: (token) => {
            check.token = token
          },
          'expired-callback': forget,
          'error-callback': forget,
        })
        check.reset = () => {
          forget()
          api.reset(id)
        }
        showCheck(check)
        leave = () => api.remove(id)
      },
      () => isWanted && fail(),
    )
    return () => {
      isWanted = false
      showCheck(null)
      leave()
    }
  }, [])
  return <div ref={box} className="min-h-16" />
}
