import { readSample, type SampleName } from '../samples.ts'

/** A sample that runs, with its name. */
export function Sample({ name }: { name: SampleName }) {
  return <Code label={name}>{readSample(name)}</Code>
}

/** A text of a program, as it is typed. */
export function Code({ label, children }: { label: string; children: string }) {
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 font-mono text-xs text-faint">{label}</figcaption>
      <pre className="rounded-md bg-sunken px-4 py-3 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
        {children}
      </pre>
    </figure>
  )
}
