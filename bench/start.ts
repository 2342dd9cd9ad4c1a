import { startHost } from '../e2e/support/host.ts'

/** How long from the command to "ready", on a fresh data folder and on one that is there. Bound: 5 s for the second. */
const boundSeconds = 5
const roundCount = 5

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const first: number[] = []
const second: number[] = []
for (let round = 0; round < roundCount; round++) {
  let started = performance.now()
  const host = await startHost({}, { isSupervised: true })
  first.push((performance.now() - started) / 1000)
  started = performance.now()
  await host.restart()
  second.push((performance.now() - started) / 1000)
  await host.stop()
}
console.log(`first start   ${median(first).toFixed(2)} s (median of ${roundCount})`)
console.log(
  `second start  ${median(second).toFixed(2)} s, ${(median(second) / boundSeconds).toFixed(2)} of the ${boundSeconds} s allowed`,
)
