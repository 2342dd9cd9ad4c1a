import type { Subject } from '@parley/core/records/subject'
import { SlidersHorizontal } from 'lucide-react'
import type { Recogniser } from '~/features/dictation/index.ts'
import { PhoneSheet } from '~/ui/phone-sheet.tsx'
import { RecordDot } from '~/ui/record-dot.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { Spinner } from '~/ui/spinner.tsx'
import { Switch } from '~/ui/switch.tsx'
import { ThumbBar } from '~/ui/thumb-bar.tsx'
import { useIsPhone } from '~/ui/use-media.ts'
import { canRecordTabs } from '../capture/open-sound.ts'
import type { SoundSource } from '../capture/sound.ts'
import { consentWords } from '../consent/consent.ts'
import { SpokenLanguage } from '../spoken-language.tsx'
import type { ConsentMethod } from '../upload-queue/local-recording.ts'
import { About } from './about.tsx'

interface Props {
  isStarting: boolean
  source: SoundSource
  onSource: (source: SoundSource) => void
  /** Who could write captions; null where nobody can. */
  captioner: Recogniser | null
  hasCaptions: boolean
  onCaptions: (isOn: boolean) => void
  language: string
  onLanguage: (language: string) => void
  consent: ConsentMethod | null
  onChangeConsent: () => void
  onStart: () => void
  /** Whose conversation it will be, where that is known. */
  about: Pick<Subject, 'kind' | 'id'> | null
  onAboutTaken: () => void
}

/** Where the sound goes for captions, in words. */
function describeCaptionDestination(captioner: Recogniser): string {
  if (captioner.by === 'browser')
    return 'For captions, your browser may send the audio to its maker. Without them, it goes to this instance only.'
  return captioner.destination === null
    ? 'This instance writes the captions as you speak: the audio goes nowhere else. They are a draft; the transcript follows.'
    : `For captions the sound goes to ${captioner.destination} as you speak.`
}

/** Whether somebody has to read it before they record: the sound goes elsewhere, or a tab has to be chosen. */
const isToBeRead = ({ hasCaptions, captioner, source }: Props): boolean =>
  (hasCaptions && captioner !== null && (captioner.by === 'browser' || captioner.destination !== null)) ||
  source === 'tab'

function Note({ hasCaptions, captioner, source }: Props) {
  if (hasCaptions && captioner) return describeCaptionDestination(captioner)
  return source === 'tab'
    ? 'Choose your meeting’s tab and share its audio. You are on one channel, they are on the other: use headphones.'
    : 'Saved on this device every second and uploaded as you speak.'
}

function Consent({ consent, onChangeConsent }: Props) {
  if (consent === null) return null
  return (
    <>
      {' '}
      Consent: {consentWords[consent].label.toLowerCase()}.{' '}
      <button type="button" className="link" onClick={onChangeConsent}>
        Change
      </button>
    </>
  )
}

function Options({ source, onSource, captioner, hasCaptions, onCaptions, language, onLanguage }: Props) {
  return (
    <>
      {canRecordTabs() && (
        <SegmentedControl
          label="What to record"
          value={source}
          options={[
            { value: 'microphone', label: 'Microphone' },
            { value: 'tab', label: 'Microphone and a tab' },
          ]}
          onChange={onSource}
        />
      )}
      {captioner && <Switch label="Live captions" isOn={hasCaptions} onChange={onCaptions} />}
      <SpokenLanguage language={language} onLanguage={onLanguage} />
    </>
  )
}

const optionsLabel = (
  <>
    <SlidersHorizontal aria-hidden="true" className="size-5" />
    <span className="sr-only">Recording options</span>
  </>
)

/** Before a recording: one button, and what it will do. On phones both stand under the thumb, so that the list begins at once. */
export function ReadyPanel(props: Props) {
  const { isStarting, onStart, about, onAboutTaken } = props
  const isPhone = useIsPhone()
  const isShort = isPhone && about === null && !isToBeRead(props)
  return (
    <div
      className={
        isShort
          ? 'contents'
          : 'flex flex-wrap items-center gap-x-10 gap-y-4 border-y py-3 md:min-h-32 md:py-5'
      }
    >
      <ThumbBar className="max-md:pb-3 max-sm:flex max-sm:items-center max-sm:gap-3">
        <button
          type="button"
          onClick={onStart}
          disabled={isStarting}
          className="inline-flex h-14 w-full items-center justify-center gap-3 rounded-full bg-ink px-8 text-lg font-medium text-canvas transition-opacity hover:opacity-90 disabled:opacity-60 md:w-auto"
        >
          {isStarting ? <Spinner /> : <RecordDot className="size-4" />}
          Record
        </button>
        {isPhone && (
          <PhoneSheet
            title="Recording options"
            label={optionsLabel}
            className="size-14! shrink-0 rounded-full! p-0"
          >
            <Options {...props} />
            <p className="text-sm text-faint">
              <Note {...props} />
              <Consent {...props} />
            </p>
          </PhoneSheet>
        )}
      </ThumbBar>
      {!isShort && (
        <div className="min-w-0 flex-1 space-y-3">
          {about && <About of={about} onRemove={onAboutTaken} />}
          {!isPhone && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:gap-x-8">
              <Options {...props} />
            </div>
          )}
          {(!isPhone || isToBeRead(props)) && (
            <p className="max-w-prose text-sm text-faint">
              <Note {...props} />
              <Consent {...props} />
            </p>
          )}
        </div>
      )}
    </div>
  )
}
