/** Characters of each host: a failed test is told with what its host complained of last. */
const told = 1_200

const outputs = new Set<() => string | Promise<string>>()

/** Hosts of journeys print warnings and errors alone. */
export function watchOutput(output: () => string | Promise<string>): void {
  outputs.add(output)
}

export async function lastOutputs(): Promise<string> {
  const all = await Promise.all([...outputs].map(async (output) => output()))
  return all.map((text) => `── host\n${text.slice(-told)}`).join('\n')
}
