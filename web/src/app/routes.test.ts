import { expect, test } from 'vitest'
import type { RouteEntry } from './route-entry.ts'
import { menuLabel, routeEntries } from './routes.ts'

/** docs/specified.md S2.1, as the table there has it. */
const specified: Record<string, RouteEntry['access']> = {
  '/': 'public',
  '/auth': 'public',
  '/dashboard': 'auth',
  '/leads': 'auth',
  '/voice': 'auth',
  '/tasks': 'auth',
  '/insights': 'auth',
  '/ai-insights': 'auth',
  '/insight-feed': 'auth',
  '/automations': 'auth',
  '/templates': 'auth',
  '/pricing': 'public',
  '/analytics': 'auth',
  '/vertical-insights': 'auth',
  '/vertical-automations': 'auth',
  '/support': 'auth',
  '/contact': 'public',
  '/blog': 'public',
  '/blog/$slug': 'public',
  '/blog/admin': 'admin',
  '/blog/posts': 'auth',
  '/blog/calendar': 'auth',
  '/blog/analytics': 'auth',
  '/blog/categories': 'auth',
  '/integrations': 'auth',
  '/admin/metrics': 'auth',
  '/developers': 'public',
  '/test-minimal': 'auth',
}

const byPath = new Map(routeEntries.map((entry) => [entry.path, entry]))

test.each(Object.entries(specified))('%s is there, for: %s', (path, access) => {
  expect(byPath.get(path)?.access).toBe(access)
})

test('no path stands twice', () => {
  expect(byPath.size).toBe(routeEntries.length)
})

test('the menus hold what is specified, in order', () => {
  const labels = (menu: RouteEntry['menu']) =>
    routeEntries.filter((entry) => entry.menu === menu).map(menuLabel)
  expect(labels('main')).toEqual(['Dashboard', 'Leads', 'Voice', 'Tasks', 'Insights'])
  expect(labels('more')).toEqual(['Pricing', 'Support', 'Blog', 'Integrations'])
})
