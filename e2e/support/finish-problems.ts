import { defaultStages } from '@parley/core/leads/stages'
import type { Page } from 'playwright-core'

/** Everybody reads `en-US` here. What stands in code, or was said by somebody, is spelled as it came. */
const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const dateSpellings = {
  'Nov 3': String.raw`\b${month} \d{1,2}\b(?!:)`,
  '3 Nov': String.raw`\b\d{1,2}\.? ${month}\b(?! \d{1,2}\b)`,
  'Nov. 3': String.raw`\b${month}\. \d{1,2}\b`,
  '2026-11-03': String.raw`\b20\d\d-\d\d-\d\d\b`,
  '11/3/2026': String.raw`\b\d{1,2}/\d{1,2}/(?:20)?\d\d\b`,
}
const engines = [
  String.raw`(?:built[- ]?in engine|(?<=^)built[- ]?in$)`,
  'moonshine',
  'parakeet',
  'pocket ?sphinx',
]
const stages = defaultStages.map(({ name }) => name)

/** What one page spells in two ways, scores of two forms, and texts that are cut off though there is room beside them. */
export const finishProblems = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ month, dateSpellings, engines, stages }) => {
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1
      const texts: { text: string; element: Element; node: Node }[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? ''
        if (!element || text === '' || !isShown(element)) continue
        if (
          element.closest('script, style, pre, code, option, textarea, blockquote, [data-said], [data-post]')
        )
          continue
        texts.push({ text, element, node })
      }
      const problems: string[] = []
      const tell = (what: string, spellings: Set<string>) => {
        if (spellings.size > 1) problems.push(`two spellings of ${what}: ${[...spellings].join(' | ')}`)
      }
      // The hyphen of figures below each other is as wide as a figure.
      for (const { text, element } of texts)
        if (
          /[a-z]-[a-z]/i.test(text) &&
          getComputedStyle(element).fontVariantNumeric.includes('tabular-nums')
        )
          problems.push(`words with the hyphen of figures: “${text.slice(0, 60)}”`)
      const seenDates = new Set<string>()
      for (const pattern of Object.values(dateSpellings)) {
        const found = texts.map(({ text }) => text.match(new RegExp(pattern))?.[0]).find((each) => each)
        if (found) seenDates.add(found)
      }
      tell('a date', seenDates)
      // Of one day the month is written out everywhere or nowhere.
      const days = new Map<string, Set<string>>()
      for (const { text } of texts)
        for (const [whole, day] of text.matchAll(new RegExp(String.raw`\b${month} (\d{1,2})\b(?!:)`, 'g'))) {
          const key = `${whole.slice(0, 3)} ${day}`
          days.set(key, (days.get(key) ?? new Set()).add(whole))
        }
      for (const [day, spellings] of days) tell(day, spellings)
      for (const engine of engines) {
        const found = texts.flatMap(({ text }) => text.match(new RegExp(`\\b${engine}`, 'gi')) ?? [])
        // A sentence begins with a capital; within one there is none.
        const isName = engine.includes('built')
        tell('an engine', new Set(isName ? found.map((each) => each.toLowerCase()) : found))
      }
      const parts = texts.flatMap(({ text }) => text.split(/ [·→|] |, /).map((part) => part.trim()))
      for (const stage of stages) {
        const alike = (part: string) => part.toLowerCase() === stage.toLowerCase()
        tell('a stage', new Set(parts.filter(alike)))
      }

      // A score is one form: `ScoreMark`. Another one says its number by the word of a band, or by "Score".
      const scores = new Set<string>()
      for (const element of document.querySelectorAll<HTMLElement>('body :is(span, p, div, dd, td)')) {
        if (element.childElementCount > 3 || !isShown(element)) continue
        if (element.matches('[data-score]')) scores.add('a mark')
        if (
          element.closest('[data-score], [data-said], [data-post]') ||
          element.querySelector('[data-score]')
        )
          continue
        const text = element.innerText.replace(/\s+/g, ' ').trim()
        if (
          /^(score )?\d{1,3}( of 100)? (hot|warm|cold|excellent|good|needs work)$|^score:? \d{1,3}$/i.test(
            text,
          )
        )
          scores.add(text.replace(/\d+/, 'n'))
      }
      tell('a score', scores)

      for (const places of document.querySelectorAll('[data-places]'))
        if (places.scrollWidth > places.clientWidth + 1)
          problems.push(`places are cut off by ${places.scrollWidth - places.clientWidth} px`)

      const rectsOf = (node: Node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()].filter(({ width }) => width > 0)
      }
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        const needed = element.scrollWidth - element.clientWidth
        // What is typed scrolls.
        if (needed <= 1 || !isShown(element) || element.matches('input')) continue
        const style = getComputedStyle(element)
        if (style.textOverflow !== 'ellipsis' || style.overflowX === 'visible') continue
        // Of a name one guesses the rest; an address, a date or a few letters are nothing without it.
        const words =
          element instanceof HTMLSelectElement
            ? (element.selectedOptions[0]?.text ?? '')
            : element.innerText.trim()
        if (!element.closest('table') && (/^\S+@\S+$/.test(words) || words.length <= 16)) {
          problems.push(`cut off: “${words}”`)
          continue
        }
        const own = element.getBoundingClientRect()
        const table = element.closest('table')
        const row = table ?? element.closest('li, article, header, section, main')
        if (!row) continue
        const cell = element.closest('td, th')
        const box = row.getBoundingClientRect()
        const beside = [...row.querySelectorAll('img, svg, button, input, select')]
          .filter((other) => !element.contains(other) && !other.contains(element) && isShown(other))
          .map((other) => other.getBoundingClientRect())
          .concat(
            texts
              .filter(({ element: of }) => row.contains(of) && !element.contains(of))
              // What is cut off itself ends where its box does.
              .flatMap(({ element: of, node }) =>
                getComputedStyle(of).textOverflow === 'ellipsis'
                  ? [of.getBoundingClientRect()]
                  : rectsOf(node),
              ),
          )
          .filter((rect) => (cell && table) || (rect.bottom > own.top + 2 && rect.top < own.bottom - 2))
        const right = Math.min(
          box.right,
          ...beside.map(({ left }) => left).filter((left) => left >= own.right - 1),
        )
        const left = Math.max(
          box.left,
          ...beside.map((rect) => rect.right).filter((end) => end <= own.left + 1),
        )
        const free = Math.max(right - own.right, cell ? own.left - left : 0)
        // Between columns there is room that is meant.
        if (free >= needed + 40)
          problems.push(
            `cut off by ${needed} px beside ${Math.round(free)} px: “${element.innerText.slice(0, 60)}”`,
          )
      }
      return problems
    },
    { month, dateSpellings, engines, stages },
  )

/**
 * What a finger misses: controls under 44 px, and under 24 px words that lead on by themselves; those within a sentence are
 * as high as its line. What counts is where a press is heard, not what is drawn.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const selector =
      'a[href], button, summary, select, input:not([type=hidden]), textarea, [role=button], [role=tab], [role=switch]'
    const found: string[] = []
    const isHit = (target: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      const label = hit?.closest('label')
      return (
        hit !== null &&
        (target.contains(hit) ||
          (hit.contains(target) && hit.tagName === 'LABEL') ||
          (label?.contains(target) ?? false))
      )
    }
    for (const target of document.querySelectorAll<HTMLElement>(selector)) {
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (target.closest('[inert], [aria-hidden=true]') || ('disabled' in target && target.disabled)) continue
      const first = target.getBoundingClientRect()
      // The way to the main content comes into view with the focus.
      if (first.width <= 1 || first.height <= 1 || first.bottom <= 0) continue
      const style = getComputedStyle(target)
      const isWords =
        ['A', 'BUTTON'].includes(target.tagName) &&
        target.innerText.trim() !== '' &&
        style.backgroundColor === 'rgba(0, 0, 0, 0)' &&
        style.borderTopWidth === '0px'
      const least = isWords ? 24 : 44
      if (first.height >= least && first.width >= least) continue
      const isInline = style.display === 'inline'
      const around = target.parentElement?.innerText.trim() ?? ''
      if (isInline && around.length > target.innerText.trim().length + 3 && target.tagName !== 'INPUT')
        continue
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const reach = least / 2 - 1
      const isHigh = height >= least || (isHit(target, x, y - reach) && isHit(target, x, y + reach))
      if (isHigh) continue
      const name = target.getAttribute('aria-label') ?? target.innerText.trim().slice(0, 40)
      found.push(
        `${Math.round(width)} × ${Math.round(height)} px, ${least} are needed: ${target.tagName.toLowerCase()} “${name}”`,
      )
    }
    scrollTo(0, 0)
    return found
  })
