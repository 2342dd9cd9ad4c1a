import { firstUnmet } from './condition.ts'
import type { Definition } from './definition.ts'
import { describeCondition, type Names } from './describe.ts'
import { describePlan } from './describe-plan.ts'
import { type AutomationEvent, startsRun } from './event.ts'
import type { Facts, OwnFields } from './fields.ts'
import { isRefusal, type MailTemplate, ownerZone, planStep } from './plan.ts'

/** What one step would do. `stopped`: the run would end there. `body`: of a mail, as it would go out. */
export interface TestStep {
  id: string
  outcome: 'done' | 'left_out' | 'stopped'
  words: string
  body: string | null
}

/** `reason`: why it would not run at all. */
export type TestRun = { reason: string; steps: [] } | { reason: null; steps: TestStep[] }

interface TestCase {
  definition: Definition
  event: AutomationEvent
  facts: Facts
  names: Names
  templates: ReadonlyMap<string, MailTemplate>
  own: OwnFields
  /** ISO 8601. */
  now: string
  automationId: string
}

/**
 * What an automation would have done about an event, by the rules that a run follows. Pure, so that a test run cannot
 * have an effect.
 */
export function testRun({
  definition,
  event,
  facts,
  names,
  templates,
  own,
  now,
  automationId,
}: TestCase): TestRun {
  const { trigger, conditions, actions } = definition
  if (!trigger || !startsRun(trigger, event, automationId))
    return { reason: 'This event would not start it.', steps: [] }
  if (trigger.kind === 'keyword_said' && !facts['keyword.word'])
    return { reason: 'None of the keywords was found in this recording.', steps: [] }
  const unmet = firstUnmet(conditions, facts, now)
  if (unmet) return { reason: `It is not the case that ${describeCondition(unmet, names)}.`, steps: [] }
  let clock = now
  let known = facts
  const steps: TestStep[] = []
  for (const action of actions) {
    const plan = planStep(action, { facts: known, now: clock, templates, own })
    if (isRefusal(plan)) {
      steps.push({
        id: action.id,
        outcome: plan.isFinal ? 'stopped' : 'left_out',
        words: plan.refusal,
        body: null,
      })
      if (plan.isFinal) break
      continue
    }
    if (plan.kind === 'wait') clock = plan.until
    if (plan.kind === 'ask_ai') known = { ...known, 'ai.answer': '(the AI answer)' }
    steps.push({
      id: action.id,
      outcome: 'done',
      words: describePlan(plan, names, { locale: names.locale, now, timeZone: ownerZone(facts) }),
      body: plan.kind === 'send_email' ? plan.body : null,
    })
  }
  return { reason: null, steps }
}
