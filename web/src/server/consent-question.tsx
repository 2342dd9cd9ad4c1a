import { Button } from '~/ui/button.tsx'
import { FloatingStack } from '~/ui/floating-notice.tsx'

/** The consent banner as HTML alone; the visitors' script shows it where no choice is stored, and keeps the answer. */
export function ConsentQuestion() {
  return (
    <FloatingStack>
      <section
        hidden
        data-consent
        aria-labelledby="consent"
        className="pointer-events-auto rounded-lg border bg-raised p-4 text-sm shadow-float"
      >
        <div className="flex items-start gap-2">
          <h2 id="consent" className="flex-1 font-semibold">
            May we measure how this site is used?
          </h2>
          <button
            type="button"
            aria-label="Close"
            value="false"
            className="-mt-2 -mr-2 inline-flex size-8 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink pointer-coarse:-mt-3 pointer-coarse:-mr-3 pointer-coarse:size-11"
          >
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
              <path
                d="m3.500 3.500 9 9M12.500 3.500l-9 9"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.3"
              />
            </svg>
          </button>
        </div>
        <p className="mt-1 text-muted">
          Nothing is measured until you accept. What we keep is in our{' '}
          <a href="/privacy" className="font-medium text-accent-ink underline underline-offset-2">
            privacy policy
          </a>
          .
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button value="true">Accept</Button>
          <Button value="false">Reject</Button>
        </div>
      </section>
    </FloatingStack>
  )
}
