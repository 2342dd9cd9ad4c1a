import { expect, test } from 'vitest'
import { bottomOfToasts } from './toast-place.ts'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const phone = { left: 16, right: 374, height: 60 }
const tabs = box(0, 787, 390, 844)

test('toasts stand at the lower edge, where nothing is', () => {
  expect(bottomOfToasts(phone, [], 844)).toBe(20)
  expect(bottomOfToasts({ left: 1000, right: 1360, height: 60 }, [box(16, 700, 400, 884)], 900)).toBe(20)
})

test('above bars that stand on one another', () => {
  expect(bottomOfToasts(phone, [tabs], 844)).toBe(65)
  const bar = box(16, 700, 374, 764)
  expect(bottomOfToasts(phone, [tabs, bar], 844)).toBe(152)
  expect(bottomOfToasts(phone, [bar, tabs], 844)).toBe(152)
})

test('above a sheet, and above the lower edge alone of a window that is as high as the screen', () => {
  expect(bottomOfToasts(phone, [tabs, box(0, 500, 390, 844)], 844)).toBe(352)
  expect(bottomOfToasts(phone, [tabs, box(0, 0, 390, 844), box(0, 784, 390, 844)], 844)).toBe(68)
})

test('where there is room below a bar, but not for all of them, they stand above it', () => {
  expect(bottomOfToasts({ ...phone, height: 400 }, [tabs, box(0, 600, 390, 640)], 844)).toBe(252)
})
