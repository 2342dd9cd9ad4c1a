import { createMoney } from '@parley/core/format/money'
import { person } from './person-place.ts'

export const { amount: formatAmount, total: formatTotal } = createMoney(person)
