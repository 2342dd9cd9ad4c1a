import type { HowtoStep } from '../post-form.ts'

/** The steps of a how-to, numbered. */
export function Steps({ steps }: { steps: readonly HowtoStep[] }) {
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="steps" className="mt-14">
      <h2 id="steps" className="mb-3 text-xl font-[580]">
        Step by step
      </h2>
      <ol className="border-t">
        {steps.map(({ name, text }, index) => (
          <li key={name} className="grid grid-cols-[2.5rem_1fr] border-b py-4">
            <span aria-hidden="true" className="text-reading text-faint tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="text-reading font-medium">{name}</h3>
              <p className="mt-1 max-w-[62ch] text-reading text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
