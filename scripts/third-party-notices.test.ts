import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { writeNotices } from './third-party-notices.mjs'

it('the notices name what the lock installs: npm run notices writes them anew', () => {
  expect(readFileSync(new URL('../THIRD_PARTY_NOTICES.md', import.meta.url), 'utf8')).toBe(writeNotices())
})
