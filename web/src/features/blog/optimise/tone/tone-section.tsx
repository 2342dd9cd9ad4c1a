import { type Tone, tones } from '@parley/core/blog/tone'
import { Field } from '~/ui/field.tsx'
import { Select } from '~/ui/select.tsx'
import { Section } from '../parts/section.tsx'
import { useTone } from './use-tone.ts'

const names: Record<Tone, string> = {
  friendly: 'Friendly',
  professional: 'Professional',
  storytelling: 'Storytelling',
  academic: 'Academic',
}

/** The tone that titles, expansions and summaries are written in. */
export function ToneSection() {
  const { tone, isDetected, choose } = useTone()
  return (
    <Section id="tone-style" title="Tone and style">
      <Field
        label="Tone"
        hint={
          isDetected
            ? `The text sounds ${names[tone].toLowerCase()}. The AI assistant writes in this tone.`
            : 'The AI assistant writes in this tone.'
        }
      >
        <Select
          value={isDetected ? '' : tone}
          onChange={({ target }) => choose(tones.find((name) => name === target.value) ?? null)}
        >
          <option value="">{isDetected ? `As detected: ${names[tone]}` : 'As detected'}</option>
          {tones.map((name) => (
            <option key={name} value={name}>
              {names[name]}
            </option>
          ))}
        </Select>
      </Field>
    </Section>
  )
}
