import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { withScratchDatabase } from './scratch.ts'
import { renderTypes } from './types.ts'

/** `npm run types`: writes the TypeScript types of the migrated schema. */
const target = fileURLToPath(new URL('../../../core/src/database.types.ts', import.meta.url))
await withScratchDatabase(async (database) => writeFile(target, await renderTypes(database.sql)))
