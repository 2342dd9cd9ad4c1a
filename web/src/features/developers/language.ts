import { useSyncExternalStore } from 'react'
import { readStored, store } from '~/data/stored.ts'
import { type Language, languages } from './samples.ts'

const key = 'parley.samples'
const [first] = languages

const told = new Set<() => void>()
let chosen: string | null = null

function read(): Language {
  chosen ??= readStored(key)
  return languages.find(({ value }) => value === chosen)?.value ?? first.value
}

function subscribe(tell: () => void): () => void {
  told.add(tell)
  return () => told.delete(tell)
}

/** The language of all samples of the page; the same at the next visit. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, read, () => first.value)

export function chooseLanguage(language: Language): void {
  chosen = language
  store(key, language)
  for (const tell of told) tell()
}
