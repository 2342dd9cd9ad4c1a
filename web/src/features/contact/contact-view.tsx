import type { ContactForm as FormState } from '@parley/core/site/rendering'
import { brand } from '~/brand.ts'
import { ContactForm } from './contact-form.tsx'

/** The form, and what happens with a message. */
export function ContactView({ form }: { form: FormState }) {
  return (
    <div className="mx-auto max-w-[1208px] px-4 pb-8 lg:px-6">
      <header className="pt-14 pb-10">
        <h1 className="text-2xl font-[580] sm:text-3xl">Contact</h1>
        <p className="mt-2 max-w-[52ch] text-body text-muted">A person reads this and answers by email.</p>
      </header>
      <div className="grid gap-x-14 gap-y-10 border-t pt-8 lg:grid-cols-[1fr_20rem]">
        <ContactForm form={form} />
        <div className="space-y-6 text-muted">
          <p>
            Prefer email?{' '}
            <a href={`mailto:${brand.supportEmail}`} className="link">
              {brand.supportEmail}
            </a>
          </p>
          <p>
            What you write is kept with your name and address so that we can answer, and for nothing else.
            More in our{' '}
            <a href="/privacy" className="link">
              privacy policy
            </a>
            .
          </p>
        </div>
      </div>
    </div>
  )
}
