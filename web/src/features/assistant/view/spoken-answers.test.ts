import { expect, it } from 'vitest'
import { createChatStore } from '../chat/chat-store.ts'
import { newAnswer } from '../chat/new-answer.ts'
import { onAnswered } from './spoken-answers.ts'

function listen() {
  const store = createChatStore()
  const heard: string[] = []
  const end = onAnswered(store, ({ text }) => heard.push(text))
  return { store, heard, end }
}
const answer = newAnswer('a1')

it('hears an answer that is whole before anything was drawn, once', () => {
  const { store, heard } = listen()
  store.set({ messages: [{ id: 'q1', role: 'user', text: 'Hi' }, answer] })
  store.edit('a1', { state: 'done', text: 'Hello' })
  store.edit('a1', { marks: [] })
  expect(heard).toEqual(['Hello'])
})

it('hears none of a conversation that is opened, and none that was stopped or failed', () => {
  const { store, heard } = listen()
  store.set({ messages: [{ ...answer, state: 'done', text: 'Old' }] })
  store.set({ messages: [{ ...answer, id: 'a2' }] })
  store.edit('a2', { state: 'stopped', text: 'Hel' })
  expect(heard).toEqual([])
})

it('hears one that was on its way when it began, and none after it ended', () => {
  const store = createChatStore()
  store.set({ messages: [answer] })
  const heard: string[] = []
  const end = onAnswered(store, ({ text }) => heard.push(text))
  store.edit('a1', { state: 'done', text: 'Hello' })
  end()
  store.set({ messages: [{ ...answer, id: 'a2' }] })
  store.edit('a2', { state: 'done', text: 'More' })
  expect(heard).toEqual(['Hello'])
})
