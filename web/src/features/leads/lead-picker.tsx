import { describeSubject } from '@parley/core/records/subject'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { RecordPicker } from '../records/index.ts'
import { leadChoicesQuery } from './calls/lead-choices-query.ts'

interface ChosenLead {
  id: string
  name: string
  company: string | null
  deal_name?: string | null
}

interface Props {
  lead: ChosenLead | null
  onChange: (lead: ChosenLead | null) => void
}

/** Chooses a lead by typing a part of name, company, email or deal name. Stands inside a Field. */
export default function LeadPicker({ lead, onChange }: Props) {
  const [words, setWords] = useState<string | null>(null)
  const choices = useQuery({ ...leadChoicesQuery(words?.trim() ?? ''), enabled: words !== null })
  return (
    <div className="flex gap-2">
      <RecordPicker
        label="Leads"
        placeholder="None"
        value={lead ? describeSubject(lead) : ''}
        words={words}
        onWords={setWords}
        choices={choices}
        describe={describeSubject}
        onChoose={onChange}
      />
      {lead && <Button onClick={() => onChange(null)}>Remove</Button>}
    </div>
  )
}
