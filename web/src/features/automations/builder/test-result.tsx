import type { TestRun, TestStep } from '@parley/core/automations/test-run'
import { Status } from '~/ui/status.tsx'

const words: Record<TestStep['outcome'], string> = {
  done: 'Would',
  left_out: 'Skipped',
  stopped: 'Stops here',
}

/** What each step would do. */
export function TestResult({ result }: { result: TestRun }) {
  return (
    <output className="block border-t pt-3">
      {result.reason !== null ? (
        <p>
          <span className="font-medium">It would not run.</span> {result.reason}
        </p>
      ) : (
        <ol>
          {result.steps.map(({ id, outcome, words: text, body }, index) => (
            <li key={id} className="grid grid-cols-[1.5rem_1fr] border-b py-2.5 last:border-b-0">
              <span className="text-faint tabular-nums">{index + 1}</span>
              <div className="min-w-0">
                <p>{text}</p>
                {outcome !== 'done' && (
                  <Status kind={outcome === 'stopped' ? 'failed' : 'idle'}>{words[outcome]}</Status>
                )}
                {body !== null && (
                  <p className="mt-2 max-w-prose border-l-2 pl-4 text-sm whitespace-pre-wrap text-muted">
                    {body}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </output>
  )
}
