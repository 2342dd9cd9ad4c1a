import { contactLimits } from '@parley/core/site/contact'
import type { ContactForm as FormState } from '@parley/core/site/rendering'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Input, Textarea } from '~/ui/input.tsx'

/** Posts to the host, which answers with a page: thanks, or this form with what is wrong. Works without JavaScript. */
export function ContactForm({ form: { values, errors, stamp } }: { form: FormState }) {
  return (
    <form action="/contact" method="post" className="max-w-[34rem] space-y-5">
      {errors.form && <ErrorNotice title="Your message was not sent">{errors.form}</ErrorNotice>}
      <input type="hidden" name="stamp" value={stamp} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={errors.name}>
          <Input
            name="name"
            autoComplete="name"
            required
            maxLength={contactLimits.name}
            defaultValue={values.name}
          />
        </Field>
        <Field label="Email" error={errors.email}>
          <Input
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={contactLimits.email}
            defaultValue={values.email}
          />
        </Field>
      </div>
      <Field label="Company" aside="Optional" error={errors.company}>
        <Input
          name="company"
          autoComplete="organization"
          maxLength={contactLimits.company}
          defaultValue={values.company}
        />
      </Field>
      <Field label="Message" error={errors.message}>
        <Textarea
          name="message"
          required
          className="min-h-40"
          maxLength={contactLimits.message}
          defaultValue={values.message}
        />
      </Field>
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          Leave this field empty
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <Button type="submit" variant="primary" size="large">
        Send message
      </Button>
    </form>
  )
}
