import type { ImportSubject } from '@parley/core/leads/import/import-subjects'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { FileDrop } from '~/ui/file-drop.tsx'
import { NewestOnly } from '~/ui/newest-only.tsx'
import { importsQuery, mostImports } from './calls/imports-query.ts'
import { EarlierImports } from './earlier-imports.tsx'
import { type ChosenFile, readFile } from './read-file.ts'

interface Props {
  /** What a file holds whose headings don't tell. */
  usual: ImportSubject
  onChosen: (chosen: ChosenFile) => void
}

export function ChooseFile({ usual, onChosen }: Props) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const imports = useQuery(importsQuery()).data ?? []
  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    setProblem(null)
    setReading(true)
    try {
      const read = await readFile(file, usual)
      if ('problem' in read) setProblem(read.problem)
      else onChosen(read.chosen)
    } catch {
      setProblem(`${file.name} could not be read. Choose it again.`)
    }
    setReading(false)
  }
  return (
    <div className="space-y-10">
      <div className="max-w-2xl space-y-4">
        {problem !== null && <ErrorNotice title="This file cannot be imported">{problem}</ErrorNotice>}
        <FileDrop
          isSingle
          isBusy={isReading}
          label="Choose a CSV file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          onFiles={(files) => void choose(files)}
        />
        <p className="text-sm text-faint">
          Up to 50 MB. Commas, semicolons or tabs; UTF-8, <span className="whitespace-nowrap">UTF-16</span> or
          Windows: it is recognized.
        </p>
      </div>
      {imports.length > 0 && (
        <div>
          <EarlierImports imports={imports} />
          <NewestOnly shown={imports.length} most={mostImports} what="imports" />
        </div>
      )}
    </div>
  )
}
