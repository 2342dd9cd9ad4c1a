import { expect, it } from 'vitest'
import { toArticle } from './article.ts'
import { embedOrigins, findEmbed } from './embeds.ts'

it.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  [
    'https://x.com/jack/status/20123456',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=20123456',
  ],
  [
    'https://www.linkedin.com/posts/ada_voice-activity-7012345678901234567-AbCd',
    'https://www.linkedin.com/embed/feed/update/urn:li:activity:7012345678901234567',
  ],
])('%s is shown by %s', (address, frame) => {
  expect(findEmbed(address)?.frame).toBe(frame)
  expect(embedOrigins).toContain(new URL(frame).origin)
})

it.each([
  'https://www.youtube.com/@parley',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://x.com/jack',
  'https://www.linkedin.com/in/%E0%A4%A',
  'https://vimeo.com/about',
  'javascript:alert(1)',
  'youtube',
])('%s is none', (address) => {
  expect(findEmbed(address)).toBeNull()
})

const images = { origins: [], sizes: {}, hasImageAbove: false }
const shown = (html: string) => toArticle(html, images).html

it('asks in place of a bare address in a paragraph of its own, and loads nothing', () => {
  const html = shown('<p><a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a></p>')
  expect(html).toContain('data-embed="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"')
  expect(html).toContain('<button type="button">Play the video</button>')
  expect(html).toContain('href="https://youtu.be/dQw4w9WgXcQ"')
  expect(html).not.toMatch(/<iframe|<script|src=/)
})

it.each([
  '<p><a href="https://youtu.be/dQw4w9WgXcQ">Our video</a></p>',
  '<p>See <a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a></p>',
  '<p><a href="https://parley.example/watch?v=dQw4w9WgXcQ">https://parley.example/watch?v=dQw4w9WgXcQ</a></p>',
  '<p><a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/another-one</a></p>',
])('leaves %s a link', (html) => {
  expect(shown(html)).not.toContain('data-embed')
})
