/**
 * The instructions of a Containerfile, in order: `{word, rest}` with lines joined and comments left out.
 * @throws for an instruction that scripts/try-container.mjs can't carry out
 */
export function readContainerfile(text) {
  const known = new Set([
    'FROM',
    'RUN',
    'WORKDIR',
    'COPY',
    'ENV',
    'USER',
    'VOLUME',
    'EXPOSE',
    'HEALTHCHECK',
    'CMD',
  ])
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, word, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? []
      if (!known.has(word)) throw new Error(`Containerfile: cannot carry out "${line}"`)
      return { word, rest }
    })
}

/** The stages: `{name, base, steps}`, the last of which is the image. */
export function stagesOf(instructions) {
  /** @type {{ base: string, name: string, steps: { word: string, rest: string }[] }[]} */
  const stages = []
  for (const { word, rest } of instructions) {
    if (word !== 'FROM') stages.at(-1).steps.push({ word, rest })
    else {
      const [base, , name] = rest.split(' ')
      stages.push({ base, name: name ?? String(stages.length), steps: [] })
    }
  }
  return stages
}
