import { readFileSync } from 'node:fs'

const folder = '/usr/share/pocketsphinx/test/data/librivox'

/** Sentences that a person reads aloud (LibriVox, in Debian's pocketsphinx-testdata): 16 kHz mono WAV, and the words. */
export const readings: readonly { path: string; text: string }[] = readFileSync(
  `${folder}/transcription`,
  'utf8',
)
  .split('\n')
  .flatMap((line) => {
    const [, text, name] = /^<s> (.*) <\/s> \((.*)\)$/.exec(line) ?? []
    // The package's own text says “mister” and doubles an article.
    return text && name
      ? [
          {
            path: `${folder}/${name}.wav`,
            text: text.replace('mister', 'mr').replace('a more a amiable', 'a more amiable'),
          },
        ]
      : []
  })
