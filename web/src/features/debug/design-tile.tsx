import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { demonstration } from '~/features/landing/index.ts'
import { Logo, LogoMark } from '~/logo.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { WaveformSlider } from '~/ui/waveform.tsx'
import { TileControls } from './tile-controls.tsx'
import { TileFeedback } from './tile-feedback.tsx'
import { TileSection } from './tile-section.tsx'
import { TileWindows } from './tile-windows.tsx'

const themes = [
  { value: 'page', label: 'As the page' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'both', label: 'Both' },
] as const

/** The design system on one page, in either theme or both side by side (docs/design.md). */
export default function DesignTile() {
  const [theme, setTheme] = useState<(typeof themes)[number]['value']>('page')
  return (
    <PageBody isWide>
      <PageHeader
        title="Design tile"
        description="Tokens and primitives in every state."
        actions={
          <SegmentedControl label="Theme of the tile" value={theme} options={themes} onChange={setTheme} />
        }
      />
      <div className={joinClasses('grid gap-8', theme === 'both' && 'xl:grid-cols-2')}>
        {(theme === 'both' ? (['light', 'dark'] as const) : [theme]).map((shown) => (
          <div
            key={shown}
            data-theme={shown === 'page' ? undefined : shown}
            className="min-w-0 space-y-10 rounded-lg border bg-canvas p-4 text-ink sm:p-6"
          >
            <Tile />
          </div>
        ))}
      </div>
    </PageBody>
  )
}

function Tile() {
  return (
    <>
      <TileSection title="Mark">
        <div className="flex flex-wrap items-center gap-8">
          <Logo />
          <LogoMark className="size-16" />
          <LogoMark className="size-8" />
          <LogoMark className="size-4" />
        </div>
      </TileSection>
      <TileSection title="Type">
        <p className="text-2xl font-[560] sm:text-3xl">A conversation goes in.</p>
        <p className="mt-2 text-2xl font-[560] tabular-nums">$412,500&nbsp;· 43%</p>
        <p className="mt-2 text-xl font-[580]">Heading of a page</p>
        <p className="text-lg font-semibold">Heading of a window</p>
        <p className="mt-2 max-w-prose text-reading">
          Reading, 16. The trial went well and the team likes it.
        </p>
        <p className="text-body">Body, 15. Price for forty seats is the worry.</p>
        <p>Interface, 14. Send the revised proposal.</p>
        <p className="text-sm text-muted">Secondary, 13. Halden Logistics, two speakers.</p>
        <p className="text-xs text-faint">Small, 12. Saved at 10:42.</p>
      </TileSection>
      <TileSection title="Color">
        <div className="grid grid-cols-3 gap-3 text-xs sm:grid-cols-6">
          <Swatch name="canvas" className="bg-canvas" />
          <Swatch name="surface" className="bg-surface" />
          <Swatch name="sunken" className="bg-sunken" />
          <Swatch name="line" className="bg-line" />
          <Swatch name="control" className="bg-control" />
          <Swatch name="ink" className="bg-ink" />
          <Swatch name="accent" className="bg-accent" />
          <Swatch name="accent-soft" className="bg-accent-soft" />
          <Swatch name="recording" className="bg-recording" />
          <Swatch name="danger-fill" className="bg-danger-fill" />
          <Swatch name="voice-us" className="bg-voice-us" />
          <Swatch name="voice-them" className="bg-voice-them" />
        </div>
      </TileSection>
      <TileSection title="Waveform">
        <TilePlayer />
      </TileSection>
      <TileControls addIcon={<Plus />} removeIcon={<Trash2 />} />
      <TileWindows />
      <TileFeedback />
    </>
  )
}

function TilePlayer() {
  const [time, setTime] = useState(11.4)
  const { peaks, duration } = demonstration
  return (
    <WaveformSlider
      label="Position"
      above={peaks.us}
      below={peaks.them}
      time={time}
      duration={duration}
      onSeek={setTime}
    />
  )
}

function Swatch({ name, className }: { name: string; className: string }): ReactNode {
  return (
    <div>
      <div className={joinClasses('h-10 rounded-md border', className)} />
      <div className="mt-1 text-faint">{name}</div>
    </div>
  )
}
