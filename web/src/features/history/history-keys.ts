export const historyKeys = {
  all: ['history'],
  record: (id: string) => ['history', 'record', id],
  names: (ids: readonly string[]) => ['history', 'names', ...ids],
  ownFields: ['history', 'own-fields'],
} as const
