import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, startTestHost, type TestHost } from '../testing/host.ts'

let host: TestHost
let admin: Person
const bucket = () => admin.client.storage.from('blog-images')

async function put(name: string, bytes: Uint8Array, type = 'image/png'): Promise<void> {
  const { error } = await bucket().upload(name, new Blob([new Uint8Array(bytes)], { type }), {
    contentType: type,
  })
  if (error) throw error
}
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${host.url}/storage/v1/render/image/public/blog-images/${path}`, { headers })
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3355aa' } })

beforeAll(async () => {
  host = await startTestHost()
  admin = await host.person('ada')
  await put('wide.png', await plain(1000, 500).png().toBuffer())
})
afterAll(() => host?.close())

describe('a stored picture', () => {
  it('is made in the width and format asked for, and never larger than it is', async () => {
    const small = await ask('wide.png?width=320&format=webp')
    expect(small.headers.get('content-type')).toBe('image/webp')
    const { width, height, format } = await sharp(await small.arrayBuffer()).metadata()
    expect({ width, height, format }).toEqual({ width: 320, height: 160, format: 'webp' })
    const large = await sharp(await (await ask('wide.png?width=1920&format=origin')).arrayBuffer()).metadata()
    expect([large.width, large.format]).toEqual([1000, 'png'])
  })

  it('comes in the best format the client shows where none is asked for', async () => {
    const types = await Promise.all(
      ['image/avif,image/webp,*/*', 'image/webp', '*/*'].map(async (accept) => {
        const answer = await ask('wide.png?width=160', { accept })
        expect(answer.headers.get('vary')).toContain('Accept')
        return answer.headers.get('content-type')
      }),
    )
    expect(types).toEqual(['image/avif', 'image/webp', 'image/png'])
  })

  it('is what supabase-js makes an address for', async () => {
    const { data } = bucket().getPublicUrl('wide.png', {
      transform: { width: 480, height: 480, resize: 'cover' },
    })
    const answer = await fetch(data.publicUrl)
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect([width, height]).toEqual([480, 480])
  })

  it('has a tag that a client can ask by', async () => {
    const first = await ask('wide.png?width=160&format=webp')
    const again = await ask('wide.png?width=160&format=webp', {
      'if-none-match': first.headers.get('etag') ?? '',
    })
    expect(again.status).toBe(304)
  })

  it.each([
    'width=333',
    'width=-1',
    'width=1e9',
    'quality=5',
    'format=svg',
    'resize=zoom',
    'width=160&height=1200',
  ])('is refused with %s', async (query) => {
    const answer = await ask(`wide.png?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'InvalidRequest' })
  })
})

it('what is no picture, claims to be one of gigabytes, or is not there is refused in words', async () => {
  await put(
    'text.png',
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'),
  )
  await put('bomb.png', await plain(9000, 9000).png().toBuffer())
  expect((await ask('text.png?width=160')).status).toBe(422)
  expect((await ask('bomb.png?width=160')).status).toBe(422)
  expect((await ask('none.png?width=160')).status).toBe(404)
})

it('a private bucket gives nothing away', async () => {
  const answer = await fetch(`${host.url}/storage/v1/render/image/public/recordings/a.png?width=160`)
  expect(answer.status).toBe(404)
})

it('many at once are all answered', async () => {
  await put('many.png', await plain(800, 800).png().toBuffer())
  const answers = await Promise.all(
    [160, 320, 480, 640].flatMap((width) =>
      ['avif', 'webp', 'origin'].map((format) => ask(`many.png?width=${width}&format=${format}`)),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
})
