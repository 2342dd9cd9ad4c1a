import { findLeadStatus, type LeadStatus, leadStatuses } from '../../leads/status.ts'

export interface FoundStage {
  status: LeadStatus
  text: string
  index: number
}

const stage = new RegExp(String.raw`\b(${leadStatuses.join('|')})\b`, 'gi')

/** The stages that a text names by their own words, in order, but not those that it names as left ("from won to lost"). */
export const stagesIn = (text: string): FoundStage[] =>
  [...text.matchAll(stage)].flatMap((match) => {
    const status = findLeadStatus(match[0].toLowerCase())
    const isLeft = /\b(?:from|out of|off|not)\s+(?:the\s+)?$/i.test(text.slice(0, match.index))
    const isOther = status === 'new' && !/\b(?:to|as|in|into|stage)\s+$/i.test(text.slice(0, match.index))
    return status === undefined || isLeft || isOther ? [] : [{ status, text: match[0], index: match.index }]
  })
