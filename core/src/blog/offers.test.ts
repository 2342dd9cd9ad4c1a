import { describe, expect, it } from 'vitest'
import { generateText } from '../assistant/generate-text.ts'
import { auditPost } from '../seo/audit.ts'
import { scoreSeo } from '../seo/seo-score.ts'
import { adjustTone } from './adjust-tone.ts'
import { abandonedCarts } from './articles/abandoned-carts.ts'
import type { Article } from './articles/article.ts'
import { customerOnboarding } from './articles/customer-onboarding.ts'
import { priceObjections } from './articles/price-objections.ts'
import { readDraft } from './draft.ts'
import { entityTypes, findEntities, toEntityMap } from './entities.ts'
import { suggestInternalLinks } from './internal-links.ts'
import { focusOf, suggestKeywords, toTopicClusters } from './key-phrases.ts'
import { keywordKey } from './keyword-key.ts'
import { suggestMetaDescription } from './meta-suggestion.ts'
import {
  acceptKeywords,
  isAcceptedContent,
  isAcceptedDescription,
  isAcceptedSummary,
  isAcceptedTitle,
} from './offers.ts'
import { suggestOptimisations } from './optimisation-suggestions.ts'
import { composeSummary, toSerpPreview, toSocialSummary } from './post-previews.ts'
import { readPost } from './read-post.ts'
import { findTemplateText } from './template-text.ts'
import { composeTitles } from './titles.ts'
import { toneProfileOf } from './tone.ts'

/** Every offer of the helpers on three articles of 1,500 words passes the product's own checks. */
const articles: [string, Article][] = [priceObjections, abandonedCarts, customerOnboarding].map((article) => [
  article.title,
  article,
])
const others = (article: Article) =>
  [priceObjections, abandonedCarts, customerOnboarding]
    .filter(({ slug }) => slug !== article.slug)
    .map(({ title, slug, focusKeyword, content }) => ({
      title,
      slug,
      focusKeyword,
      excerpt: null,
      text: readPost(content).text,
    }))
function requestOf(task: string, { title, focusKeyword, content }: Article): string {
  const keyword = focusKeyword === '' ? '' : ` The focus keyword is “${focusKeyword}”.`
  return `${task} Its title is “${title}”.${keyword}\n\n${readPost(content).text}`
}
const statusOf = (findings: { id: string; status: string }[], id: string) =>
  findings.find((finding) => finding.id === id)?.status

describe.each(articles)('%s', (_, article) => {
  const draft = readDraft(article)
  const keyed = { ...draft, focusKeyword: focusOf(draft) }
  const isWhole = (text: string): boolean =>
    readPost(article.content).text.replaceAll('\n', ' ').includes(text) && /[.!?]$/.test(text)

  it('has 1,500 words', () => {
    expect(draft.words.length).toBeGreaterThanOrEqual(1500)
  })

  it('titles have 40 to 60 characters and the keyword, wherever they are offered', () => {
    const listed = generateText(requestOf('Suggest five titles for this blog post.', article))
      .split('\n')
      .map((line) => line.replace(/^\d\. /, ''))
    const suggested = suggestOptimisations(draft).flatMap((each) =>
      each.type === 'title' ? [each.suggested] : [],
    )
    expect(listed).toHaveLength(5)
    for (const title of [...listed, ...composeTitles(draft), ...suggested]) {
      const seo = scoreSeo({ ...keyed, title }).findings
      expect([title, statusOf(seo, 'title-length'), statusOf(seo, 'keyword-in-title')]).toEqual([
        title,
        'good',
        'good',
      ])
      expect(statusOf(auditPost({ ...keyed, title }).checks, 'title')).toBe('good')
      expect(title).not.toMatch(/…|\[|: .*: | {2}/)
    }
  })

  it('descriptions have 140 to 160 characters in whole sentences, and pass both scores', () => {
    const offered = [
      suggestMetaDescription(keyed),
      toSerpPreview(draft).description,
      ...suggestOptimisations(draft).flatMap((each) =>
        each.type === 'meta_description' ? [each.suggested] : [],
      ),
    ]
    for (const seoDescription of offered) {
      expect(isAcceptedDescription(draft, seoDescription ?? ''), seoDescription ?? '').toBe(true)
      const changed = { ...draft, seoDescription: seoDescription ?? '' }
      expect(statusOf(scoreSeo(changed).findings, 'description-length')).toBe('good')
      expect(statusOf(auditPost(changed).checks, 'meta-description')).toBe('good')
    }
  })

  it('the search preview shows what the author filled in', () => {
    const preview = toSerpPreview(draft, article.slug)
    expect(preview.slug).toBe(article.slug)
    expect(preview.title).toBe(article.seoTitle || toSerpPreview({ ...draft, seoTitle: '' }).title)
    expect(preview.description).toBe(article.seoDescription || suggestMetaDescription(keyed))
    expect(preview.focus_keyword).toBe(article.focusKeyword || focusOf(draft))
  })

  it('summaries are whole sentences of the article, within each field’s limit', () => {
    const summary = composeSummary(draft) ?? ''
    expect(isAcceptedSummary(summary), summary).toBe(true)
    expect(generateText(requestOf('Sum this blog post up.', article))).toBe(summary)
    const { linkedin, twitter, threads, key_takeaways } = toSocialSummary(draft)
    expect([linkedin.length <= 150, twitter.length <= 200, threads.length <= 500]).toEqual([true, true, true])
    expect([linkedin, ...key_takeaways].filter((text) => !isWhole(text))).toEqual([])
    expect(`${summary}${linkedin}${twitter}${threads}`).not.toContain('…')
  })

  it('tags and topics are new to the post and name no verb', () => {
    const tags = suggestKeywords(draft, ['Negotiation', 'Onboarding', 'E-commerce'])
    expect(tags.length).toBeGreaterThanOrEqual(3)
    expect(acceptKeywords(draft, tags)).toEqual(tags)
    const { primary_topic, secondary_topics } = toTopicClusters(draft)
    const all = [primary_topic, ...secondary_topics]
    expect(new Set(all.map(keywordKey)).size).toBe(all.length)
    expect(
      [...tags, ...all].filter((word) =>
        /\b(?:belongs|says|leave|leaves|agree|named|written|understands|nine|third)\b/.test(word),
      ),
    ).toEqual([])
  })

  it('an expansion passes the checks, says what the article says, and has nothing to fill in', () => {
    const expansion = generateText(requestOf('Expand this blog post with new sections.', article))
    expect(findTemplateText(expansion)).toEqual([])
    for (const line of expansion.split('\n').filter((each) => each.startsWith('- ')))
      expect(isWhole(line.slice(2)), line).toBe(true)
  })

  it('another tone takes no check away', () => {
    for (const category of ['', 'Use-Case Stories & Industry Insights'])
      expect(isAcceptedContent(draft, adjustTone(article.content, toneProfileOf(category).weights))).toBe(
        true,
      )
  })

  it('links stand in open text and lead to the blog', () => {
    const links = suggestInternalLinks(draft, others(article))
    for (const { anchor_text, suggested_url, relevance_score } of links) {
      expect(draft.post.text).toContain(anchor_text)
      expect(others(article).map(({ slug }) => `/blog/${slug}`)).toContain(suggested_url)
      expect(relevance_score).toBeGreaterThan(0.1)
    }
  })

  it('entities are names', () => {
    const entities = toEntityMap(findEntities(draft))
    for (const type of entityTypes.filter((each) => each !== 'concept' && each !== 'industry'))
      for (const label of entities[type] ?? []) expect(label).toMatch(/^\p{Lu}/u)
  })
})

it('names the people, companies and places of each article', () => {
  const namesOf = (article: Article) => {
    const {
      person = [],
      company = [],
      location = [],
      tool = [],
    } = toEntityMap(findEntities(readDraft(article)))
    return [...person, ...company, ...location, ...tool].toSorted()
  }
  expect(namesOf(priceObjections)).toEqual(['Gartner', 'Hamburg', 'Hana Weber', 'Northwind Systems'])
  expect(namesOf(abandonedCarts)).toEqual(['Baymard Institute', 'Karin Olsen', 'Oslo', 'Shopify'])
  expect(namesOf(customerOnboarding)).toEqual([
    'Berlin',
    'Brightwell Software',
    'Lisbon',
    'Priya Raman',
    'Tomás Oliveira',
    'Toronto',
  ])
})

it('what the author has filled in well is left alone', () => {
  expect(suggestOptimisations(readDraft(customerOnboarding))).toEqual([])
})

describe('what does not pass', () => {
  const draft = readDraft(priceObjections)
  it.each([
    'Price objections',
    'How to answer what customers say about money at last',
    'Price objections and how to answer them calmly in every call',
    'Price objections: [your angle on the matter here]',
    'Price objections:\nthe essentials in eight minutes',
  ])('title %s', (title) => {
    expect(isAcceptedTitle(draft, title)).toBe(title.length === 60 && !title.includes('['))
  })
  it.each([
    ['x'.repeat(150), false],
    [`${'x'.repeat(139)}.`, true],
    [`${'x'.repeat(138)}.`, false],
    [`${'x'.repeat(159)}.`, true],
    [`${'x'.repeat(160)}.`, false],
  ])('description of %s', (text, isAccepted) => {
    expect(isAcceptedDescription(draft, text)).toBe(isAccepted)
  })
  it('keywords that are there, once more or in the plural', () => {
    expect(acceptKeywords(draft, ['Price objection', 'negotiations', 'discount', 'Discounts', ' '])).toEqual([
      'discount',
    ])
  })
  it('content that holds template text or spoils the density', () => {
    expect(isAcceptedContent(draft, `${draft.content}<p>[an example from your own work]</p>`)).toBe(false)
    expect(isAcceptedContent(draft, `${draft.content}<p>${'price objections '.repeat(60)}</p>`)).toBe(false)
    expect(isAcceptedContent(draft, `${draft.content}<p>One more thing about the price.</p>`)).toBe(true)
  })
})
