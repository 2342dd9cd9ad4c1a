import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '~/ui/button.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { textSignInCode } from './auth-calls.ts'
import { phoneSchema, readIdentifier } from './credentials.ts'
import { FormFailure, FormFrame } from './form-frame.tsx'
import { BackToSignIn } from './mail-form.tsx'
import { TextedCode } from './texted-code.tsx'
import { useSubmission } from './use-submission.ts'

/** Signs in without the password: by a code that is texted to the account's number. */
export default function PhoneSignIn() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) return <NumberForm onSent={setSentTo} />
  return (
    <FormFrame
      title="Look at your phone"
      description={`If there is an account for +${sentTo}, a message is on its way.`}
      below={<BackToSignIn />}
    >
      <TextedCode phone={sentTo} sendAgain={() => textSignInCode(sentTo)} />
    </FormFrame>
  )
}

function NumberForm({ onSent }: { onSent: (phone: string) => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(phoneSchema),
    defaultValues: { phone: '' },
  })
  const { failure, run } = useSubmission()
  const submit = handleSubmit((values) =>
    run(async () => {
      const who = readIdentifier(values.phone)
      if (!who || !('phone' in who)) return
      await textSignInCode(who.phone)
      onSent(who.phone)
    }),
  )
  return (
    <FormFrame
      title="Sign in by text message"
      description="We text a code to the number of your account."
      below={<BackToSignIn />}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <FormFailure>{failure}</FormFailure>
        <Field label="Phone" hint="With the country code." error={formState.errors.phone?.message}>
          <Input {...register('phone')} type="tel" autoComplete="tel" />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={formState.isSubmitting}
          className="w-full"
        >
          Text me a code
        </Button>
      </form>
    </FormFrame>
  )
}
