import { expect, it } from 'vitest'
import { readReference } from './read-reference.ts'

const document = {
  openapi: '3.1.1',
  paths: {
    '/leads': { get: {}, post: { requestBody: { content: {} } } },
    '/rpc/today': {
      get: {},
      post: {
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['day'],
                properties: { day: { type: 'string', format: 'date' } },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      leads: {
        required: ['name'],
        properties: {
          id: { type: 'string', format: 'uuid', 'x-primary-key': true },
          name: { type: 'string', format: 'text' },
          owner_id: { type: ['string', 'null'], format: 'uuid', 'x-references': 'profiles.id' },
          custom: {},
        },
      },
    },
  },
}

it('reads tables and functions', () => {
  const { tables, functions } = readReference(document)
  expect(tables).toMatchObject([
    {
      name: 'leads',
      methods: ['GET', 'POST'],
      fields: [
        { name: 'id', type: 'uuid', isKey: true, isNullable: false, isRequired: false },
        { name: 'name', type: 'text', isRequired: true },
        { name: 'owner_id', type: 'uuid', isNullable: true, references: 'profiles.id' },
        { name: 'custom', type: 'any' },
      ],
    },
  ])
  expect(functions).toMatchObject([
    { name: 'today', methods: ['GET', 'POST'], fields: [{ name: 'day', type: 'date', isRequired: true }] },
  ])
})

it('refuses what is no such document', () => {
  expect(() => readReference({ swagger: '2.0' })).toThrow()
})
