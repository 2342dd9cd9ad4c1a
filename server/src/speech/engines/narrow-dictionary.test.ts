/** @module-tag speech */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeLanguageModel } from '../../testing/speech.ts'
import { narrowDictionary, withNarrowDictionary, wordsOfLanguageModel } from './narrow-dictionary.ts'

const model = join(tmpdir(), `parley-narrow-${process.pid}.lm`)
beforeAll(() => writeLanguageModel(["I don't read."], model))
afterAll(() => rmSync(model, { force: true }))

it('keeps the words of the language model, with all that each can sound like', () => {
  const words = wordsOfLanguageModel(readFileSync(model, 'utf8'))
  expect([...words].toSorted()).toEqual(['</s>', '<s>', "don't", 'i', 'read'])
  const dictionary = "don't D OW N T\ni AY\nread R EH D\nread(2) R IY D\nreader R IY D ER\n"
  expect(narrowDictionary(dictionary, words)).toBe("don't D OW N T\ni AY\nread R EH D\nread(2) R IY D\n")
})

it('takes what is no ARPA text for a model without words', () => {
  expect(wordsOfLanguageModel('Trie Language Model\u0003\u0000').size).toBe(0)
})

it('leaves a model that is not there to the recogniser, and nothing behind of one that is', async () => {
  const dictionary = join(tmpdir(), `parley-narrow-${process.pid}.dict`)
  writeFileSync(dictionary, 'read R EH D\nreader R IY D ER\n')
  const paths = { languageModel: model, dictionary }
  const known = await withNarrowDictionary(paths, async (path) => ({ path, text: readFileSync(path ?? '') }))
  expect(known.text.toString()).toBe('read R EH D\n')
  expect(existsSync(known.path ?? '')).toBe(false)
  const missing = { languageModel: `${model}.none`, dictionary }
  expect(await withNarrowDictionary(missing, async (path) => path)).toBeNull()
  rmSync(dictionary)
})
