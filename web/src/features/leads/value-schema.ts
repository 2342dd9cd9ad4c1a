import { readSaleValue, saleValueProblem } from '@parley/core/records/sale-value'
import * as z from 'zod/mini'

/** What somebody types as the value of a sale. */
export const valueSchema = z.string().check(
  z.trim(),
  z.refine((text) => readSaleValue(text) !== null, saleValueProblem),
)
