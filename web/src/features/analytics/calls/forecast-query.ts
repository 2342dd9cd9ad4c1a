import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { forecastGroups } from '~/data/forecast-groups.ts'
import { supabase } from '~/data/supabase.ts'
import { ofOwner, salesKey } from './asked-sales.ts'

/** What `sales_forecast` answers. */
const salesForecast = z.object(forecastGroups)
export type SalesForecast = z.infer<typeof salesForecast>

/** The open leads, and how leads fared in each stage. */
export const salesForecastQuery = (owner: string | undefined) =>
  queryOptions({
    queryKey: [...salesKey, 'forecast', owner],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { data } = await supabase.rpc('sales_forecast', ofOwner(owner)).abortSignal(signal).throwOnError()
      return salesForecast.parse(data)
    },
  })
