import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readContainerfile, stagesOf } from './lib/containerfile.mjs'
import { root } from './lib/toolchain.mjs'

const text = (name: string) => readFileSync(join(root, name), 'utf8')
const stages = stagesOf(readContainerfile(text('Containerfile')))
const image = stages.at(-1)
const said = (word: string) => image?.steps.filter((step) => step.word === word).map(({ rest }) => rest) ?? []

it('the image runs as nobody special, is checked, and starts the launcher as process 1', () => {
  expect(said('USER')).toEqual(['parley'])
  expect(said('HEALTHCHECK').join()).toContain('scripts/healthy.mjs')
  expect(said('CMD')).toEqual(['["node_modules/.bin/node", "scripts/start.mjs"]'])
})

it('comes from Debian and the npm registry alone', () => {
  expect(stages.map(({ base }) => base)).toEqual(
    stages.map(() => expect.stringMatching(/\/debian:\w+-slim$/)),
  )
  expect(text('Containerfile')).not.toMatch(/https?:|curl|wget|\bADD\b/)
})

it('leaves out the same for both engines', () => {
  expect(text('.dockerignore')).toBe(text('.containerignore'))
})

it('reads joined lines, and refuses what it cannot carry out', () => {
  const joined = readContainerfile('# a\nFROM debian AS one\nRUN a && \\\n  b\n')
  expect(joined).toEqual([
    { word: 'FROM', rest: 'debian AS one' },
    { word: 'RUN', rest: 'a &&  b' },
  ])
  expect(() => readContainerfile('ONBUILD RUN a')).toThrow('cannot carry out')
})
