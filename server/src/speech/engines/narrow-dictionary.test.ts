import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeLanguageModel } from '../../testing/speech.ts'
import { narrowDictionary, wordsOfLanguageModel } from './narrow-dictionary.ts'

const model = join(tmpdir(), `parley-narrow-${process.pid}.lm`)
afterAll(() => rmSync(model, { force: true }))

it('keeps the words of the language model, with all that each can sound like', () => {
  writeLanguageModel(["I don't read."], model)
  const words = wordsOfLanguageModel(readFileSync(model, 'utf8'))
  expect([...words].toSorted()).toEqual(['</s>', '<s>', "don't", 'i', 'read'])
  const dictionary = "don't D OW N T\ni AY\nread R EH D\nread(2) R IY D\nreader R IY D ER\n"
  expect(narrowDictionary(dictionary, words)).toBe("don't D OW N T\ni AY\nread R EH D\nread(2) R IY D\n")
})

it('takes what is no ARPA text for a model without words', () => {
  expect(wordsOfLanguageModel('Trie Language Model\u0003\u0000').size).toBe(0)
})
