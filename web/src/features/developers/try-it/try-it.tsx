import { useMutation } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { Status } from '~/ui/status.tsx'
import { Subtitle } from '../parts/part.tsx'
import { methods, refuseRequest, sendRequest, type TriedRequest } from './send-request.ts'

interface Props {
  request: TriedRequest
  onChange: (request: TriedRequest) => void
}

/** Sends a request by one's own session and shows the answer as it came. */
export default function TryIt({ request, onChange }: Props) {
  const send = useMutation({
    mutationFn: async (tried: TriedRequest) => {
      const refusal = refuseRequest(tried)
      if (refusal !== null) throw new Error(refusal)
      return sendRequest(tried)
    },
  })
  const { method, path, body } = request
  const hasBody = method === 'POST' || method === 'PATCH'
  return (
    <div className="space-y-4">
      <Subtitle>Try it</Subtitle>
      <p className="max-w-[68ch] text-muted">As yourself, on your company’s real rows.</p>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate(request)
        }}
      >
        <div className="grid gap-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:items-end">
          <Field label="Method">
            <Select
              value={method}
              onChange={(event) => {
                const chosen = methods.find((each) => each === event.target.value)
                if (chosen) onChange({ ...request, method: chosen })
              }}
            >
              {methods.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          </Field>
          <Field label="Path">
            <Input
              name="try-path"
              value={path}
              spellCheck={false}
              autoComplete="off"
              className="font-mono"
              onChange={(event) => onChange({ ...request, path: event.target.value })}
            />
          </Field>
          <Button type="submit" variant="primary" isBusy={send.isPending} className="h-11 sm:h-8.5">
            Send
          </Button>
        </div>
        {hasBody && (
          <Field label="Body">
            <Textarea
              value={body}
              spellCheck={false}
              className="font-mono"
              onChange={(event) => onChange({ ...request, body: event.target.value })}
            />
          </Field>
        )}
      </form>
      <div aria-live="polite">
        {send.error && <p className="text-sm text-danger">{describeError(send.error)}</p>}
        {send.data && (
          <figure>
            <figcaption className="mb-1.5">
              <Status kind={send.data.status < 400 ? 'done' : 'failed'}>
                {send.data.status} in {send.data.milliseconds} ms
              </Status>
            </figcaption>
            <pre className="rounded-md bg-sunken px-4 py-3 font-mono text-xs break-words whitespace-pre-wrap">
              {send.data.text || 'The answer is empty.'}
            </pre>
          </figure>
        )}
      </div>
    </div>
  )
}
