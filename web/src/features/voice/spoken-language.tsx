import { languageName } from '@parley/core/voice/language'
import { languages } from '@parley/core/voice/languages'
import { useState } from 'react'
import { useUserId } from '~/data/session.ts'
import { readStored, store } from '~/data/stored.ts'
import { Select } from '~/ui/select.tsx'

const byName = [...languages].toSorted((one, other) => languageName(one).localeCompare(languageName(other)))

/** Codes of languages with their names, for a list. */
export const languageOptions = byName.map((code) => (
  <option key={code} value={code}>
    {languageName(code)}
  </option>
))

/** The language that this person said to speak last, as a code; empty where it is to be found out. It is kept on the device. */
export function useSpokenLanguage(): [string, (language: string) => void] {
  const key = `parley.spoken-language.${useUserId()}`
  const [language, setLanguage] = useState(() => readStored(key) ?? '')
  return [
    language,
    (chosen) => {
      store(key, chosen)
      setLanguage(chosen)
    },
  ]
}

interface Props {
  language: string
  onLanguage: (language: string) => void
}

/** Asks which language is spoken, before there is anything to find it out from. */
export function SpokenLanguage({ language, onLanguage }: Props) {
  return (
    <label className="flex items-center gap-2 text-sm">
      Language
      <Select value={language} onChange={({ target }) => onLanguage(target.value)} className="max-w-44">
        <option value="">Detect</option>
        {languageOptions}
      </Select>
    </label>
  )
}
