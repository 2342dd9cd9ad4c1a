import { brand } from '~/brand.ts'
import { Questions } from '../blog/index.ts'
import { PlanColumn } from './plan-column.tsx'
import { pricingQuestions } from './questions.ts'

const periods = [
  { value: 'annual', label: 'Annual' },
  { value: 'monthly', label: 'Monthly' },
] as const

/** The plans of the brand, by the month or by the year (docs/specified.md P18). Everything works without JavaScript. */
export default function PricingPage() {
  return (
    <div className="mx-auto max-w-[1208px] px-4 pb-8 lg:px-6">
      <div className="group/prices">
        <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-14 pb-10">
          <div>
            <h1 className="text-2xl font-[580] sm:text-3xl">Pricing</h1>
            <p className="mt-2 max-w-[52ch] text-body text-muted">
              Run it yourself for free, or let us run it for you. You pay for someone to keep it running and
              to answer when you ask.
            </p>
          </div>
          <fieldset className="inline-flex rounded-md bg-sunken p-0.5">
            <legend className="sr-only">Billing period</legend>
            {periods.map(({ value, label }) => (
              <label
                key={value}
                className="relative inline-flex h-8 cursor-pointer items-center rounded-sm px-3 text-sm text-muted select-none hover:text-ink has-checked:bg-thumb has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink pointer-coarse:h-11"
              >
                <input
                  type="radio"
                  name="period"
                  value={value}
                  defaultChecked={value === 'annual'}
                  className="absolute inset-0 size-full appearance-none opacity-0"
                />
                {label}
              </label>
            ))}
          </fieldset>
        </header>
        <div className="grid gap-x-12 gap-y-14 md:grid-cols-3">
          {brand.plans.map((plan, index) => (
            <PlanColumn key={plan.name} plan={plan} isMain={index === 1} />
          ))}
        </div>
      </div>
      <div className="max-w-[46rem] pt-6">
        <Questions items={pricingQuestions} />
        <p className="mt-6 text-muted">
          Something else?{' '}
          <a href="/contact" className="link">
            Write to us
          </a>
          .
        </p>
      </div>
    </div>
  )
}
