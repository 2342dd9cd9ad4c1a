import { stripMetadata } from '@parley/core/blog/image-metadata/strip-metadata'
import { recogniseImage } from '@parley/core/blog/image-type'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

/** What cameras and programs write, in images that libvips made. */
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>Somebody Secret</dc:creator></x:xmpmeta>'
const told = /Secret|Somebody|52\/1|CameraCo/
const exif = {
  IFD0: { Artist: 'Somebody Secret', Make: 'CameraCo', Copyright: 'Secret' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
}
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
const photo = (orientation: number) => noise(48, 32).withExif(exif).withXmp(xmp).withMetadata({ orientation })
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

function strip(bytes: Uint8Array): Uint8Array {
  const type = recogniseImage(bytes)
  if (!type) throw new Error('no image')
  return stripMetadata(bytes, type.ending)
}
const pixels = async (bytes: Uint8Array) =>
  (await sharp(bytes, { animated: true }).raw().toBuffer()).toString('base64')

describe.each([1, 6])('a photograph with orientation %i', (orientation) => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'as %s keeps its picture and loses what tells of its maker',
    async (format) => {
      const before = await photo(orientation)
        .toFormat(format, { lossless: format === 'webp' })
        .toBuffer()
      expect(textOf(before)).toMatch(told)
      const after = strip(before)
      expect(textOf(after)).not.toMatch(told)
      expect(await pixels(after)).toBe(await pixels(before))
      const [known, stripped] = [await sharp(before).metadata(), await sharp(after).metadata()]
      expect(stripped.autoOrient).toEqual(known.autoOrient)
      expect(stripped.icc?.length).toBe(known.icc?.length)
      expect(textOf(strip(after))).toBe(textOf(after))
    },
  )
})

it.each(['gif', 'webp'] as const)('an animated %s keeps its frames, delays and repeats', async (format) => {
  const frames = await Promise.all([1, 2, 3].map(() => noise(20, 20).png().toBuffer()))
  const made = sharp(frames, { join: { animated: true } })
    .withXmp(xmp)
    .withExif(exif)
  const before = await (format === 'gif'
    ? made.gif({ delay: [70, 80, 90], loop: 2 })
    : made.webp({ delay: [70, 80, 90], loop: 2, lossless: true })
  ).toBuffer()
  const telling = format === 'webp' ? before : withComment(before)
  expect(textOf(telling)).toMatch(told)
  const after = strip(telling)
  expect(textOf(after)).not.toMatch(told)
  expect(await pixels(after)).toBe(await pixels(before))
  const { pages, delay, loop } = await sharp(after, { animated: true }).metadata()
  expect({ pages, delay, loop }).toEqual({ pages: 3, delay: [70, 80, 90], loop: 2 })
})

/** Before a GIF's last byte: a comment. */
function withComment(gif: Buffer): Buffer {
  const words = Buffer.from('Somebody Secret')
  return Buffer.concat([gif.subarray(0, -1), Buffer.of(0x21, 0xfe, words.length), words, Buffer.of(0, 0x3b)])
}

it('a JPEG loses what cameras hang behind its end, and its comments', async () => {
  const before = await photo(1).jpeg({ progressive: true }).toBuffer()
  const comment = Buffer.from('Somebody Secret')
  const telling = Buffer.concat([
    before.subarray(0, 2),
    Buffer.of(0xff, 0xfe, 0, comment.length + 2),
    comment,
    before.subarray(2),
    Buffer.from('Secret film of the moment'),
  ])
  const after = strip(telling)
  expect(textOf(after)).not.toMatch(told)
  expect(await pixels(after)).toBe(await pixels(before))
})

it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s that is cut short never passes with what it tells, and never hangs',
  async (format) => {
    const whole = await photo(6).toFormat(format).toBuffer()
    const outcomes = new Set<string>()
    for (let length = 32; length < whole.length; length += Math.ceil(whole.length / 60)) {
      try {
        outcomes.add(told.test(textOf(strip(whole.subarray(0, length)))) ? 'tells' : 'stripped')
      } catch (error) {
        outcomes.add(error instanceof RangeError ? 'refused' : String(error))
      }
    }
    expect([...outcomes].filter((outcome) => !['stripped', 'refused'].includes(outcome))).toEqual([])
  },
)
