import type { ReactNode } from 'react'
import type { PostEditing } from '../post-form.ts'
import { ContentAssistant } from './assistant/content-assistant.tsx'
import { DashboardSection } from './dashboard/dashboard-section.tsx'
import { ComprehensiveSection } from './findings/comprehensive-section.tsx'
import { ScoreSections } from './findings/score-sections.tsx'
import { GraphSection } from './graph/graph-section.tsx'
import { PartsNav } from './parts/parts-nav.tsx'
import { SchemaSection } from './schema/schema-section.tsx'
import { SearchSection } from './search/search-section.tsx'
import { SocialSection } from './social/social-section.tsx'
import { SuggestionsSection } from './suggestions/suggestions-section.tsx'
import { ToneOptimiser } from './tone/tone-optimiser.tsx'
import { ToneSection } from './tone/tone-section.tsx'
import { VoiceSection } from './voice/voice-section.tsx'
import { WritingSection } from './writing/writing-section.tsx'

interface Props extends PostEditing {
  /** The card that schedules publishing. */
  schedule: ReactNode
}

/** The second tab of the post editor (docs/specified.md S2.15). Stands inside `OptimiseSession`. */
export default function AiOptimizeTab({ schedule, ...editing }: Props) {
  return (
    <>
      <PartsNav />
      <div className="grid gap-x-12 gap-y-10 max-sm:gap-y-3 min-[1100px]:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-10 max-sm:space-y-3">
          <ContentAssistant editing={editing} />
          <div id="publishing-schedule" className="scroll-mt-32 min-[1100px]:scroll-mt-20">
            {schedule}
          </div>
          <SearchSection editing={editing} />
          <SocialSection editing={editing} />
          <SchemaSection editing={editing} />
          <WritingSection editing={editing} />
        </div>
        <aside aria-label="Voice, tone and scores" className="min-w-0 space-y-8 max-sm:space-y-3">
          <VoiceSection editing={editing} />
          <ToneOptimiser editing={editing} />
          <ScoreSections content={editing.content} />
          <ToneSection />
        </aside>
        <div className="min-w-0 space-y-10 max-sm:space-y-3 min-[1100px]:col-span-2">
          <SuggestionsSection editing={editing} />
          <DashboardSection editing={editing} />
          <GraphSection editing={editing} />
          <ComprehensiveSection content={editing.content} />
        </div>
      </div>
    </>
  )
}
