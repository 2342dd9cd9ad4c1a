import { expect, test } from 'vitest'
import { isPreviewHost } from './preview-host.ts'

test.each([
  ['preview.example.com', true],
  ['staging.example.com', true],
  ['dev.example.com', true],
  ['app-preview.example.com', true],
  ['preview-42.example.com', true],
  ['feature-dev-3.example.com', true],
  ['PREVIEW.example.com', true],
  ['example.com', false],
  ['developers.example.com', false],
  ['previews.example.com', false],
  ['devon.example.com', false],
  ['mydev.example.com', false],
  ['localhost', false],
  ['127.0.0.1', false],
  ['', false],
])('%s', (host, expected) => {
  expect(isPreviewHost(host)).toBe(expected)
})

test('localhost counts under the Vite dev server alone', () => {
  expect(isPreviewHost('localhost', { isDevelopmentServer: true })).toBe(true)
  expect(isPreviewHost('example.com', { isDevelopmentServer: true })).toBe(false)
})

test('an operator may name more hosts', () => {
  expect(isPreviewHost('crm.test', { extraHosts: 'a.test, CRM.test' })).toBe(true)
  expect(isPreviewHost('notcrm.test', { extraHosts: 'crm.test' })).toBe(false)
  expect(isPreviewHost('', { extraHosts: '' })).toBe(false)
})
