import { type ExpectedCommand } from './command.ts'

/**
 * Written after the engine was finished, and never tuned to: once the engine is changed for one of these, all of them
 * belong to those used in development, and others take their place.
 */
export const heldOutCommands: readonly ExpectedCommand[] = []
