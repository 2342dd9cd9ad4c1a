import { expect, test } from 'vitest'
import { describePlace, wayBack } from './way-back.ts'

const issuer = 'https://crm.example'

test('a yes goes back with its code, a no with its name, and both with what the app sent along', () => {
  expect(wayBack({ redirect_uri: 'https://app.example/back?a=1', state: 'x&y=z', issuer, code: 'c' })).toBe(
    'https://app.example/back?a=1&code=c&state=x%26y%3Dz&iss=https%3A%2F%2Fcrm.example',
  )
  expect(wayBack({ redirect_uri: 'app.example:/back', issuer })).toBe(
    'app.example:/back?error=access_denied&iss=https%3A%2F%2Fcrm.example',
  )
})

test('the place is named as somebody knows it', () => {
  expect(describePlace('https://claude.ai:8443/api/back')).toBe('claude.ai:8443')
  expect(describePlace('http://127.0.0.1:4711/back')).toBe('a program on this computer')
  expect(describePlace('cursor://back')).toBe('the program for “cursor:” links on this computer')
})
