import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The size of a language model, in bytes, from which its word table is large enough for any dictionary. */
const large = 5_000_000

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
 * Runs `work` with a file of the pronunciations of just the words that `languageModel` knows, or with null where the whole
 * dictionary serves as well: a large model, or one whose words can't be read. PocketSphinx looks each of a dictionary's words
 * up in a table that is as small as the model: with 135,000 words and a model of fifty it takes five seconds to begin.
 */
export async function withNarrowDictionary<Answer>(
  { languageModel, dictionary }: { languageModel: string; dictionary: string },
  work: (path: string | null) => Promise<Answer>,
): Promise<Answer> {
  // The recogniser itself reports a model that can't be read.
  const size = await stat(languageModel).then(
    (found) => found.size,
    () => large,
  )
  const words = size < large ? wordsOfLanguageModel(await readFile(languageModel, 'utf8')) : new Set<string>()
  if (words.size === 0) return work(null)
  const folder = await mkdtemp(join(tmpdir(), 'parley-words-'))
  try {
    const path = join(folder, 'words.dict')
    await writeFile(path, narrowDictionary(await readFile(dictionary, 'utf8'), words))
    return await work(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
