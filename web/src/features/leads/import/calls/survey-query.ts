import { surveyColumns } from '@parley/core/leads/import/survey'
import { queryOptions } from '@tanstack/react-query'
import { type ChosenFile, readWhole } from '../read-file.ts'

/** What the columns of a whole file hold. @param width how many it has */
export function surveyQuery(chosen: ChosenFile, width: number) {
  const { file, encoding, delimiter, hasHeader } = chosen
  return queryOptions({
    queryKey: [
      'import-survey',
      file.name,
      file.size,
      file.lastModified,
      encoding,
      delimiter,
      hasHeader,
      width,
    ],
    gcTime: 0,
    queryFn: async () => surveyColumns(await readWhole(chosen), width),
  })
}
