export const voiceKeys = {
  all: ['voice'],
  list: ['voice', 'list'],
  one: (id: string) => ['voice', 'one', id],
} as const
