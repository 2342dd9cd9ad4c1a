import { createMoney } from '@parley/core/format/money'
import { productPlace } from '@parley/core/format/place'
import { brand } from '~/brand.ts'
import type { Brand } from '~/brand-defaults.ts'
import { Button } from '~/ui/button.tsx'

type Plan = Brand['plans'][number]

const { amount } = createMoney(productPlace)

/** Shown for the period that is chosen above; the choice is CSS, so it works without JavaScript. */
const shownFor = {
  annual: 'group-has-[[value=monthly]:checked]/prices:hidden',
  monthly: 'group-has-[[value=annual]:checked]/prices:hidden',
}

function Price({ plan, period }: { plan: Plan; period: 'annual' | 'monthly' }) {
  const price = period === 'annual' ? plan.annualPrice : plan.monthlyPrice
  return (
    <div className={price === 0 ? '' : shownFor[period]}>
      <p className="text-2xl font-[580] tabular-nums">{amount(price, brand.currency)}</p>
      <p className="min-h-10 text-sm text-muted">
        {price === 0
          ? 'free for as long as you like'
          : `per person per month, ${period === 'annual' ? `billed ${amount(price * 12, brand.currency)} a year` : 'billed monthly'}`}
      </p>
    </div>
  )
}

export function PlanColumn({ plan, isMain }: { plan: Plan; isMain: boolean }) {
  const isFree = plan.monthlyPrice === 0
  return (
    <section aria-label={plan.name} className="flex flex-col border-t pt-5">
      <h2 className="text-lg font-semibold">{plan.name}</h2>
      <p className="mb-6 text-muted">{plan.audience}</p>
      <Price plan={plan} period="annual" />
      {!isFree && <Price plan={plan} period="monthly" />}
      <div className="mt-4 mb-5">
        <Button asChild size="large" variant={isMain ? 'primary' : 'secondary'} className="w-full">
          <a href={isFree ? '/auth?mode=sign-up' : '/contact'}>
            {isFree ? 'Get started' : `Talk to us about ${plan.name}`}
          </a>
        </Button>
      </div>
      <ul>
        {plan.features.map((feature) => (
          <li key={feature} className="border-b py-2.5">
            {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}
