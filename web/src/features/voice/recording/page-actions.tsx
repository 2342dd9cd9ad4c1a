import type { WholeRecording } from './export-files.ts'
import { ExportMenu } from './export-menu.tsx'
import { MoreMenu } from './more-menu.tsx'
import { ShareButton } from './share-button.tsx'

interface Props {
  whole: Omit<WholeRecording, 'consents'>
  /** Signed address of the audio; null where there is none. */
  audioUrl: string | null
}

export default function PageActions({ whole, audioUrl }: Props) {
  return (
    <>
      <ShareButton recording={whole.recording} />
      <ExportMenu whole={whole} audioUrl={audioUrl} />
      <MoreMenu recording={whole.recording} segments={whole.segments} />
    </>
  )
}
