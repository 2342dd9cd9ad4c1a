import { Mic, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { needsHttps } from '~/data/needs-https.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { listen } from './listen.ts'
import { describeDestination, type Listening, type ListenProblem, type Recogniser } from './recogniser.ts'

const problems: Record<ListenProblem, string> = {
  insecure: needsHttps,
  unsupported: 'This browser cannot record here. Type the text instead.',
  denied: 'The microphone is blocked or missing. Allow it for this site in the browser.',
  'not-offered':
    'This instance has no dictation of its own. Press again to use your browser’s speech service.',
  'no-service': 'The speech engine did not answer. What was understood so far is kept.',
  failed: 'Listening was interrupted. What was understood so far is kept.',
}

interface Props {
  /** What is dictated, as in "Dictate a note". */
  label: string
  /** What was said so far, whole, each time more of it is known, and once more at the end. */
  onWords: (words: string) => void
  /** It begins: what stands in the field now stays in front of the words, and nothing is typed until `onEnd`. */
  onBegin: () => void
  onEnd: () => void
}

/** A press begins to listen, the next one ends it. Says below where the sound goes, and what went wrong. */
export function DictateButton({ label, onBegin, onWords, onEnd }: Props) {
  const [recogniser, setRecogniser] = useState<Recogniser | null>(null)
  const [state, setState] = useState<'idle' | 'listening' | 'finishing'>('idle')
  const [problem, setProblem] = useState<ListenProblem | null>(null)
  const listening = useRef<Listening | null>(null)
  useEffect(() => () => listening.current?.cancel(), [])
  const press = () => {
    if (listening.current) {
      setState('finishing')
      listening.current.stop()
      return
    }
    setProblem(null)
    setState('listening')
    onBegin()
    listening.current = listen({
      onBegin: setRecogniser,
      onWords,
      onEnd: (words, reason) => {
        listening.current = null
        setState('idle')
        setRecogniser(null)
        setProblem(reason)
        if (words.trim() !== '') onWords(words.trim())
        onEnd()
      },
    })
  }
  const isListening = state === 'listening'
  const words =
    state === 'finishing'
      ? 'Writing the last words…'
      : isListening
        ? `Listening. ${recogniser ? describeDestination(recogniser) : ''}`
        : problem === null
          ? ''
          : problems[problem]
  return (
    <div className="flex items-center gap-2">
      <IconButton
        label={isListening ? 'Stop dictating' : label}
        aria-pressed={isListening}
        disabled={state === 'finishing'}
        icon={
          isListening ? <Square aria-hidden="true" className="fill-current" /> : <Mic aria-hidden="true" />
        }
        tone={isListening ? 'recording' : 'quiet'}
        className={isListening ? '' : 'border'}
        onClick={press}
      />
      <output className={words === '' ? 'sr-only' : 'text-sm text-muted'}>{words}</output>
    </div>
  )
}
