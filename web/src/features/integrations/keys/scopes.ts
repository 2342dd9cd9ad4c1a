/** What a key may do, each with all before it. */
export const keyReach = {
  read: { scopes: ['read'], label: 'Read', description: 'See what you see' },
  write: { scopes: ['read', 'write'], label: 'Read and write', description: 'Add and change, in your name' },
  destructive: {
    scopes: ['read', 'write', 'destructive'],
    label: 'Read, write and delete',
    description: 'Also what cannot be undone',
  },
} as const
export type KeyReach = keyof typeof keyReach
export const keyReaches: readonly KeyReach[] = ['read', 'write', 'destructive']

/** How far a key's scopes reach, in words. */
export const describeScopes = (scopes: readonly string[]): string =>
  keyReach[scopes.includes('destructive') ? 'destructive' : scopes.includes('write') ? 'write' : 'read'].label
