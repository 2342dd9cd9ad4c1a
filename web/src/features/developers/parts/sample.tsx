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
  const shown = samples.some((each) => each.language === language) ? language : samples[0]?.language
  const place = useRef<HTMLDivElement>(null)
  const choose = (next: Language) => {
    const topNow = () => place.current?.getBoundingClientRect().top ?? 0
    const before = topNow()
    flushSync(() => chooseLanguage(next))
    // The examples above changed their length, too: what was pressed stays where it was.
    scrollBy(0, topNow() - before)
  }
  return (
    <div ref={place} className="min-w-0">
      {samples.map(({ language: own, label, file, text }) => (
        <figure
          key={own}
          className={
            own === shown ? 'noscript:mt-5 noscript:first:mt-0' : 'hidden noscript:mt-5 noscript:block'
          }
        >
          <figcaption className="mb-1.5 flex flex-wrap items-center gap-x-2 gap-y-1.5">
            <span className="mr-auto font-mono text-xs text-faint">{file}</span>
            <span className="hidden text-xs text-faint noscript:inline">{label}</span>
            {own === shown && samples.length > 1 && (
              <span className="noscript:hidden">
                <SegmentedControl
                  label={`Language of ${name}`}
                  value={own}
                  options={samples.map((each) => ({ value: each.language, label: each.label }))}
                  onChange={choose}
                />
              </span>
            )}
            <CopyButton name={file} text={text} />
          </figcaption>
          <Program>{text}</Program>
        </figure>
      ))}
    </div>
  )
}
