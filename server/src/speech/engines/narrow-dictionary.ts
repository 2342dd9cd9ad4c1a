import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The words of an ARPA language model's text; empty where it is none, like the binary form. Pure. */
export function wordsOfLanguageModel(text: string): Set<string> {
  const [, section = ''] = /^\\1-grams:$([\s\S]*?)^\\/m.exec(text) ?? []
  return new Set(section.split('\n').flatMap((line) => line.trim().split(/\s+/)[1] ?? []))
}

/** The lines of a pronouncing dictionary for these words, each with all its variants ("a(2)"). Pure. */
export function narrowDictionary(dictionary: string, words: ReadonlySet<string>): string {
  const isWanted = (line: string) => words.has(/^[^\s(]+/.exec(line)?.[0] ?? '')
  return `${dictionary.split('\n').filter(isWanted).join('\n')}\n`
}

/**
 * A file with the pronunciations of just the words that `languageModel` knows. PocketSphinx looks each of a dictionary's words
 * up in a table that is as small as the model: with 135,000 words and a model of fifty it takes five seconds to begin. Null
 * where the model's words can't be read; then the whole dictionary serves.
 */
export async function writeNarrowDictionary(
  languageModel: string,
  dictionary: string,
): Promise<string | null> {
  const words = wordsOfLanguageModel(await readFile(languageModel, 'utf8'))
  if (words.size === 0) return null
  const narrow = narrowDictionary(await readFile(dictionary, 'utf8'), words)
  const folder = mkdtempSync(join(tmpdir(), 'parley-words-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'words.dict')
  writeFileSync(path, narrow)
  return path
}
