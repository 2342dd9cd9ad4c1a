import type { ReadDraft } from '../blog/draft.ts'
import { findPhrase } from '../text/phrases.ts'
import { headingsOf } from './checks.ts'

/**
 * docs/specified.md S3.18. Scores from 0 to 100, `overall_score` their mean; a heuristic over what stands in the post.
 */
export interface EeatResult {
  experience_score: number
  expertise_score: number
  authoritativeness_score: number
  trustworthiness_score: number
  overall_score: number
  strengths: string[]
  improvements: string[]
}

interface Sign {
  points: number
  isMet: boolean
  strength: string
  improvement: string
}

const firstHand = [
  'we tested',
  'we tried',
  'i tried',
  'in my experience',
  'in our experience',
  'we learned',
  'i learned',
  'we found',
  'we saw',
  'our team',
  'our customers',
  'when we',
  'when i',
  'we measured',
  'we asked',
  'years of',
]
const examples = ['for example', 'for instance', 'such as', 'case study', 'e g']
/** "A lead's source" and "research the account" refer to nothing; these do. */
const sources = [
  'according to',
  'a study',
  'studies',
  'research by',
  'research shows',
  'a survey',
  'survey by',
  'report by',
  'data from',
]
/** "But" stands in nearly every text and limits nothing by itself. */
const caveats = [
  'however',
  'although',
  'limit',
  'limits',
  'limitation',
  'not always',
  'depends',
  'exception',
  'drawback',
  'risk',
  'on the other hand',
]
const hype = [
  'guaranteed',
  'revolutionary',
  'game changer',
  'game changing',
  'secret',
  'instantly',
  'unbelievable',
  '10x',
  'best ever',
  'miracle',
]

/** Experience, expertise, authority and trust, each from signs that a reader could check. A post without words scores 0. */
export function scoreEeat(draft: ReadDraft): EeatResult {
  const { words, post } = draft
  const count = (phrases: string[]): number =>
    phrases.reduce((sum, phrase) => sum + findPhrase(words, phrase).length, 0)
  const figures = words.filter(({ word }) => /\d/.test(word)).length
  const outside = post.links.filter(({ href }) => /^https?:\/\//i.test(href)).length
  const related = post.links.filter(({ href }) => /^\/blog\/[^/?#]+/.test(href)).length
  const sign = (points: number, isMet: boolean, strength: string, improvement: string): Sign => ({
    points,
    isMet,
    strength,
    improvement,
  })
  const sides: Sign[][] = [
    [
      sign(
        40,
        count(firstHand) > 0,
        'Speaks from first-hand experience',
        'Say what you did or saw yourself.',
      ),
      sign(30, count(examples) > 0, 'Gives examples', 'Give an example.'),
      sign(30, figures >= 3, 'Names figures', 'Name figures: how many, how long, how much.'),
    ],
    [
      sign(
        40,
        words.length >= 800,
        'Covers the topic at length',
        'Go deeper: posts under 800 words explain little.',
      ),
      sign(
        30,
        headingsOf(draft).length >= 3,
        'Is divided into clear parts',
        'Divide the topic into at least three parts with headings.',
      ),
      sign(30, post.lists.length > 0, 'Lists steps or points', 'List the steps or points.'),
    ],
    [
      sign(40, outside > 0, 'Links to sources', 'Link to a source outside the blog.'),
      sign(30, count(sources) > 0, 'Refers to studies or data', 'Refer to a study or to data, by name.'),
      sign(30, related > 0, 'Links to related posts', 'Link to related posts of the blog.'),
    ],
    [
      sign(40, count(caveats) > 0, 'Names limits', 'Say where it does not work or what it depends on.'),
      sign(
        30,
        words.length >= 100 && count(hype) === 0,
        'Makes no exaggerated promises',
        'Leave out exaggerated words.',
      ),
      sign(
        30,
        post.images.length > 0 && post.images.every(({ alt }) => alt.trim() !== ''),
        'Shows images with alt text',
        'Add an image that illustrates the topic, with alt text.',
      ),
    ],
  ]
  const isEmpty = words.length === 0
  const scores = sides.map((side) =>
    isEmpty ? 0 : side.reduce((sum, { isMet, points }) => sum + (isMet ? points : 0), 0),
  )
  const signs = sides.flat()
  const [experience = 0, expertise = 0, authoritativeness = 0, trustworthiness = 0] = scores
  return {
    experience_score: experience,
    expertise_score: expertise,
    authoritativeness_score: authoritativeness,
    trustworthiness_score: trustworthiness,
    overall_score: Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    strengths: isEmpty ? [] : signs.filter(({ isMet }) => isMet).map(({ strength }) => strength),
    improvements: signs
      .filter(({ isMet }) => isEmpty || !isMet)
      .toSorted((one, other) => other.points - one.points)
      .slice(0, 3)
      .map(({ improvement }) => improvement),
  }
}
