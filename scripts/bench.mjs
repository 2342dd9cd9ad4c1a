// npm run bench -- [NAME …] [--OPTION=VALUE …]: each benchmark prints what it measured beside a bound or a peer of the same run;
// options are the benchmark's own.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb, compressDensely } from './lib/build.mjs'
import { installDependencies, pinnedNode, root } from './lib/toolchain.mjs'

const given = process.argv.slice(2)
const wanted = given.filter((word) => !word.startsWith('--'))
const options = given.filter((word) => word.startsWith('--'))
await installDependencies('all')
await buildWeb()
await compressDensely()
const names = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3))
for (const name of wanted.length > 0 ? wanted : names) {
  const file = join(root, 'bench', `${name}.ts`)
  if (!existsSync(file)) {
    console.error(`There is no benchmark ${name}; there are ${names.join(', ')}.`)
    process.exit(1)
  }
  console.log(`\n── ${name}`)
  const { status } = spawnSync(pinnedNode(), [file, ...options], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
