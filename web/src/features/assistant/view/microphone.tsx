import { Mic } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { IconButton } from '~/ui/icon-button.tsx'
import { startTalking, stopTalking, type Talk } from '../speech/talk.ts'

/** A press shorter than this was no hold: it goes on listening until the next press. Milliseconds. */
const shortestHold = 400

const problems: Record<NonNullable<Talk['problem']>, string> = {
  unsupported:
    'This browser cannot turn speech into text. Type the command, or talk in Chrome, Edge or Safari.',
  denied: 'The microphone is blocked or missing. Allow it for this site in the browser, or type the command.',
  'no-service': "The browser's speech service cannot be reached. Type the command, or try again later.",
  failed: 'Listening was interrupted. Hold the button and say it again, or type it.',
}

/** Hold it, or Space on it, and talk; letting go sends. For those who cannot hold, a press begins and the next one ends. */
export function MicrophoneButton({ isListening }: { isListening: boolean }) {
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
      icon={<Mic aria-hidden="true" />}
      className={
        isListening ? 'bg-recording text-on-recording hover:bg-recording hover:text-on-recording' : ''
      }
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
export function TalkNotice({ talk: { isListening, problem } }: { talk: Talk }) {
  const words = isListening
    ? 'Listening. Your browser’s speech service may send the audio to its maker.'
    : problem === null
      ? ''
      : problems[problem]
  return <output className={words === '' ? 'sr-only' : 'mb-2 block text-sm text-muted'}>{words}</output>
}
