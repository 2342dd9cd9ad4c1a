import { expect, test } from 'vitest'
import { brandDefaults } from './brand-defaults.ts'
import { mergeBrand } from './merge-brand.ts'

test.each([undefined, null, 'Acme', 7, []])('%j changes nothing', (given) => {
  expect(mergeBrand(brandDefaults, given)).toEqual(brandDefaults)
})

test('an operator renames it and drops claims that are not true for them', () => {
  const brand = mergeBrand(brandDefaults, {
    name: 'Acme CRM',
    claims: ['GDPR ready'],
    socials: { x: 'https://x.com/acme' },
  })
  expect(brand.name).toBe('Acme CRM')
  expect(brand.claims).toEqual(['GDPR ready'])
  expect(brand.socials.x).toBe('https://x.com/acme')
  expect(brand.socials.linkedin).toBe(brandDefaults.socials.linkedin)
})

test('blank names, wrong types and script addresses are left out', () => {
  const brand = mergeBrand(brandDefaults, {
    name: '  ',
    tagline: 4,
    socials: { x: 'javascript:alert(1)' },
    claims: [1, 'Two'],
  })
  expect(brand.name).toBe('Parley')
  expect(brand.tagline).toBe(brandDefaults.tagline)
  expect(brand.socials.x).toBe(brandDefaults.socials.x)
  expect(brand.claims).toEqual(['Two'])
})
