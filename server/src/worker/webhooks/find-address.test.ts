import { expect, it } from 'vitest'
import { findAddress, isPublicAddress, WebhookRefusal } from './find-address.ts'

it.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

it.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://localhost:3000/',
  'file:///etc/passwd',
])('%s is not called', async (url) => {
  await expect(findAddress(new URL(url), false)).rejects.toThrow(WebhookRefusal)
})

it('calls inside where the operator allows it', async () => {
  expect(await findAddress(new URL('http://127.0.0.1/'), true)).toEqual({ address: '127.0.0.1', family: 4 })
})
