import { describeRule } from '@parley/core/automations/describe'
import { formatRecurrence, parseRecurrence, type Recurrence } from '@parley/core/tasks/recurrence'

/** The rhythms that are offered, the most usual first. */
const usualRules = [
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  ...['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].map((day) => `FREQ=WEEKLY;BYDAY=${day}`),
  'FREQ=MONTHLY;BYMONTHDAY=1',
  'FREQ=MONTHLY;BYMONTHDAY=15',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
]

/** The rhythms to choose among, with what is set of `every` and an end, and first the one that is chosen. */
export function ruleOptions(rule: string): { value: string; label: string }[] {
  const chosen = parseRecurrence(rule)
  const kept: Partial<Recurrence> = chosen
    ? { every: chosen.every, count: chosen.count, until: chosen.until }
    : {}
  const rules = usualRules.flatMap((usual) => {
    const recurrence = parseRecurrence(usual)
    return recurrence ? [formatRecurrence({ ...recurrence, ...kept })] : []
  })
  const all = rule === '' || rules.includes(rule) ? rules : [rule, ...rules]
  return all.map((value) => ({ value, label: describeRule(value) }))
}
