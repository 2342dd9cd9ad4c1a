import { expect, test } from 'vitest'
import { readEditorSearch } from './editor-search.ts'

const id = '6b0c7d0e-0000-4000-8000-000000000001'

test.each([
  [
    { edit: id, tab: 'seo', debug: '2' },
    { edit: id, tab: 'seo', debug: 2 },
  ],
  [{ edit: 'new', tab: 'write', debug: 1 }, {}],
  [{ edit: [id], tab: 'nothing', debug: 2 }, { debug: 2 }],
  [{}, {}],
])('%j is %j', (raw, search) => {
  expect(readEditorSearch(raw)).toEqual(search)
})
