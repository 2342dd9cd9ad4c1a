import { createMoney } from '@parley/core/format/money'
import { person } from './person-place.ts'

export const { money: formatMoney } = createMoney(person)
