import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

it('learns beside other work, and the same as at once', async () => {
  const beside = await import('./classifier.ts')
  let turns = 0
  const other = setInterval(() => turns++)
  await beside.learnCommands()
  clearInterval(other)
  expect(turns).toBeGreaterThan(20)
  vi.resetModules()
  const atOnce = await import('./classifier.ts')
  const commands = ['move <lead> to negotiation', 'remind me <date> to call', 'how many deals did we win?']
  expect(commands.map(beside.classify)).toEqual(commands.map(atOnce.classify))
  expect(beside.classify('move <lead> to negotiation')[0]?.intent).toBe('update_lead')
})

it('does not train again for concurrent calls', async () => {
  const { classify, learnCommands } = await import('./classifier.ts')
  const learning = learnCommands()
  expect(classify('move <lead> to negotiation')[0]?.intent).toBe('update_lead')
  expect(learnCommands()).toBe(learning)
  await learning
  expect(classify('move <lead> to negotiation')[0]?.intent).toBe('update_lead')
})
