import { Mic } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { needsHttps } from '~/data/needs-https.ts'
import { describeDestination } from '~/features/dictation/index.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { startTalking, stopTalking, type Talk } from '../speech/talk.ts'

/** A press shorter than this was no hold: it goes on listening until the next press. Milliseconds. */
const shortestHold = 400

const problems: Record<NonNullable<Talk['problem']>, string> = {
  insecure: needsHttps,
  unsupported: 'Speech isn’t available here. Type instead, or open Parley over HTTPS in a current browser.',
  denied: 'The microphone is blocked or missing. Allow it for this site in the browser, or type the command.',
  'not-offered': 'Parley can’t listen at this address. Press again to use your browser’s speech service.',
  'no-service': 'The speech engine did not answer. Type the command, or say it again.',
  failed: 'Listening was interrupted. Hold the button and say it again, or type it.',
}

/** Hold it, or Space on it, and talk; letting go sends. For those who cannot hold, a press begins and the next one ends. */
export function MicrophoneButton({ state }: Pick<Talk, 'state'>) {
  const isListening = state === 'listening'
  const since = useRef(0)
  const begin = (at: number) => {
    if (isListening) {
      stopTalking('send')
      since.current = Number.NEGATIVE_INFINITY
      return
    }
    since.current = at
    startTalking()
  }
  const end = (at: number) => {
    if (at - since.current >= shortestHold && Number.isFinite(since.current)) stopTalking('send')
  }
  const isPressKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter'
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    // The finger may slide off the button while one talks.
    event.currentTarget.setPointerCapture(event.pointerId)
    begin(event.timeStamp)
  }
  return (
    <IconButton
      label={isListening ? 'Listening: let go to send' : 'Hold to talk'}
      shortcut="Space"
      aria-pressed={isListening}
      aria-disabled={state === 'finishing'}
      icon={<Mic aria-hidden="true" />}
      tone={isListening ? 'recording' : 'quiet'}
      onPointerDown={onPointerDown}
      onPointerUp={(event) => end(event.timeStamp)}
      onPointerCancel={() => stopTalking('cancel')}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isPressKey(event)) return
        event.preventDefault()
        if (!event.repeat) begin(event.timeStamp)
      }}
      onKeyUp={(event) => {
        if (!isPressKey(event)) return
        event.preventDefault()
        end(event.timeStamp)
      }}
    />
  )
}

/** What happens with the voice, and what did not work. */
export function TalkNotice({ talk: { state, recogniser, problem } }: { talk: Talk }) {
  const words = {
    listening: `Listening. ${recogniser ? describeDestination(recogniser) : ''}`,
    finishing: 'Writing the last words…',
    idle: problem === null ? '' : problems[problem],
  }[state]
  return <output className={words === '' ? 'sr-only' : 'mb-2 block text-sm text-muted'}>{words}</output>
}
