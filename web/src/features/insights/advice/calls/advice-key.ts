import { queryClient } from '~/data/query-client.ts'

export const adviceKey = ['advice'] as const
export const refreshAdvice = () => queryClient.invalidateQueries({ queryKey: adviceKey })
