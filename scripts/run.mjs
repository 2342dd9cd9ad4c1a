// Runs a TypeScript file on the pinned Node: node scripts/run.mjs FILE [arguments]
import { spawnSync } from 'node:child_process'
import { pinnedNode } from './lib/toolchain.mjs'

const [file, ...rest] = process.argv.slice(2)
const result = spawnSync(pinnedNode(), [file, ...rest], { stdio: 'inherit' })
process.exit(result.status ?? 1)
