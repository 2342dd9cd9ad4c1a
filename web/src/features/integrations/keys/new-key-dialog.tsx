import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { CopyField } from '../copy-field.tsx'
import { TestResult, useTest } from '../test-result.tsx'
import { makeKey, testKey } from './key-calls.ts'
import { ReachChoice } from './reach-choice.tsx'
import { type KeyReach, keyReach, keyReaches } from './scopes.ts'

/** Makes a key and shows it, once. */
export default function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [reach, setReach] = useState<KeyReach>('read')
  const make = useMutation({ mutationFn: () => makeKey(name.trim(), [...keyReach[reach].scopes]) })
  const made = make.data
  if (made !== undefined) return <NewKey secret={made} onClose={onClose} />
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="New API key"
      footer={
        <Button type="submit" form="new-key" variant="primary" isBusy={make.isPending}>
          Create key
        </Button>
      }
    >
      <form
        id="new-key"
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate()
        }}
      >
        <Field
          label="Name"
          hint="What will use it, so that you recognize it."
          error={make.error ? describeError(make.error) : undefined}
        >
          <Input
            value={name}
            maxLength={120}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <ReachChoice legend="It may" from={keyReaches} value={reach} onChange={setReach} />
      </form>
    </Dialog>
  )
}

function NewKey({ secret, onClose }: { secret: string; onClose: () => void }) {
  const test = useTest(() => testKey(secret))
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Your new key"
      description="Copy it now: it won’t be shown again."
      cancel={null}
      footer={
        <>
          <Button isBusy={test.isPending} onClick={() => test.mutate()}>
            Test
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <CopyField
        label="API key"
        value={secret}
        hint="Send it as Authorization: Bearer, or give it to supabase-js."
      />
      <p className="mt-3 min-h-5 text-sm">
        <TestResult test={test} />
      </p>
    </Dialog>
  )
}
