import type { SampleConversation } from '../types.ts'
import { closingConversations } from './closing.ts'

export const conversations: SampleConversation[] = [...closingConversations]
