import { expect, it } from 'vitest'
import { readRenderOptions, renderSizes } from './render-options.ts'

it('makes no more than some hundred pictures of one, whatever is asked for', () => {
  const sizes = ['', ...renderSizes.map(String)]
  const made = new Set<string>()
  for (const width of sizes)
    for (const height of sizes)
      for (const resize of ['cover', 'contain', 'fill'])
        for (let quality = 20; quality <= 100; quality += 1)
          for (const format of ['origin', 'avif', 'webp']) {
            const query = {
              ...(width && { width }),
              ...(height && { height }),
              resize,
              format,
              quality: `${quality}`,
            }
            try {
              made.add(JSON.stringify(readRenderOptions(query, '')))
            } catch {
              // Refused: nothing is made.
            }
          }
  expect(made.size).toBeLessThan(650)
})

it('keeps the quality that the pages ask for, and cuts to the recommended shapes', () => {
  expect(readRenderOptions({ width: '640', quality: '75' }, 'image/webp')).toEqual({
    width: 640,
    quality: 75,
    resize: 'contain',
    format: 'webp',
  })
  expect(readRenderOptions({ width: '1200', height: '630', quality: '90' }, '')).toMatchObject({
    quality: 100,
    resize: 'cover',
  })
})
