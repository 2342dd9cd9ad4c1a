import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { SegmentedControl } from '~/ui/segmented-control.tsx'
import { chooseLanguage, useLanguage } from '../language.ts'
import { type ExampleName, type Language, readSample, type SampleName, samplesOf } from '../samples.ts'
import { CopyButton } from './copy-button.tsx'

/** A sample that runs, with its name. */
export function Sample({ name }: { name: SampleName }) {
  return <Code label={name}>{readSample(name)}</Code>
}

/** A text of a program, as it is typed. */
export function Code({ label, children }: { label: string; children: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 flex min-h-8 items-center justify-between gap-4">
        <span className="font-mono text-xs text-faint">{label}</span>
        <CopyButton name={label} text={children} />
      </figcaption>
      <Program>{children}</Program>
    </figure>
  )
}

const Program = ({ children }: { children: string }) => (
  <pre className="rounded-md bg-sunken px-4 py-3 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
    {children}
  </pre>
)

/**
 * The same program in the chosen language; one choice holds for all of them. Without JavaScript, where nothing can be
 * chosen, all languages stand below one another.
 */
export function Example({ name }: { name: ExampleName }) {
  const samples = samplesOf(name)
  const language = useLanguage()
  const shown = samples.find((each) => each.language === language) ?? samples[0]
  const place = useRef<HTMLDivElement>(null)
  const choose = (next: Language) => {
    const topNow = () => place.current?.getBoundingClientRect().top ?? 0
    const before = topNow()
    const { style } = document.documentElement
    // The examples above change their length, too: what was pressed stays where it was, whatever the browser would hold.
    style.overflowAnchor = 'none'
    flushSync(() => chooseLanguage(next))
    scrollBy(0, topNow() - before)
    style.overflowAnchor = ''
  }
  if (!shown) return null
  return (
    <div ref={place} className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-1.5 noscript:hidden">
        <span className="mr-auto font-mono text-xs text-faint">{shown.file}</span>
        <SegmentedControl
          label={`Language of ${name}`}
          value={shown.language}
          options={samples.map((each) => ({ value: each.language, label: each.label }))}
          onChange={choose}
        />
        <CopyButton name={shown.file} text={shown.text} />
      </div>
      {samples.map((each) => (
        <figure
          key={each.file}
          aria-label={each.file}
          className={each === shown ? 'noscript:mb-5' : 'hidden noscript:mb-5 noscript:block'}
        >
          <figcaption className="mb-1.5 hidden justify-between gap-4 text-xs text-faint noscript:flex">
            <span className="font-mono">{each.file}</span>
            {each.label}
          </figcaption>
          <Program>{each.text}</Program>
        </figure>
      ))}
    </div>
  )
}
