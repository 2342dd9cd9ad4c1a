import { analyseConversation } from '@parley/core/analysis/analyse-conversation'
import type { Engine } from './engine.ts'

/** The built-in engine: deterministic, on this machine, nothing leaves it. */
export const createLocalEngine = (): Engine => ({
  name: 'local',
  analyseConversation: async (transcript, context) => ({
    ...analyseConversation(transcript, context),
    engine: 'local',
  }),
})
