import { describeSubject, type Subject, subjectLabels } from '@parley/core/records/subject'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { RecordPicker } from '../record-picker.tsx'
import { subjectChoicesQuery } from './subject-choices.ts'

interface Props {
  subject: Subject | null
  onChange: (subject: Subject | null) => void
}

/** Chooses a lead, an account or a contact by typing a part of its name. Stands inside a Field. */
export default function SubjectPicker({ subject, onChange }: Props) {
  const [words, setWords] = useState<string | null>(null)
  const choices = useQuery({ ...subjectChoicesQuery(words?.trim() ?? ''), enabled: words !== null })
  return (
    <div className="flex gap-2">
      <RecordPicker
        label="Related to"
        placeholder="None"
        value={subject ? describeSubject(subject) : ''}
        words={words}
        onWords={setWords}
        choices={choices}
        describe={describeChoice}
        onChoose={onChange}
      />
      {subject && <Button onClick={() => onChange(null)}>Remove</Button>}
    </div>
  )
}

/** A lead by itself; what else there is says what it is. */
const describeChoice = (subject: Subject): string =>
  subject.kind === 'lead'
    ? describeSubject(subject)
    : `${describeSubject(subject)}\u00A0· ${subjectLabels[subject.kind]}`
