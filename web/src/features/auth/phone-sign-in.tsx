import { useState } from 'react'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { textSignInCode } from './auth-calls.ts'
import { AuthForm, useAuthForm } from './auth-form.tsx'
import { phoneSchema, readIdentifier } from './credentials.ts'
import { FormFrame } from './form-frame.tsx'
import { BackToSignIn } from './mail-form.tsx'
import { TextedCode } from './texted-code.tsx'

/** Signs in without the password: by a code that is texted to the account's number. */
export default function PhoneSignIn() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo === null) return <NumberForm onSent={setSentTo} />
  return (
    <FormFrame
      title="Check your phone"
      description={`If there is an account for +${sentTo}, a message is on its way.`}
      below={<BackToSignIn />}
    >
      <TextedCode phone={sentTo} sendAgain={() => textSignInCode(sentTo)} />
    </FormFrame>
  )
}

function NumberForm({ onSent }: { onSent: (phone: string) => void }) {
  const { register, errors, form } = useAuthForm(phoneSchema, { phone: '' }, async (values) => {
    const who = readIdentifier(values.phone)
    if (!who || !('phone' in who)) return
    await textSignInCode(who.phone)
    onSent(who.phone)
  })
  return (
    <FormFrame
      title="Sign in by text message"
      description="We’ll text a code to your account’s number."
      below={<BackToSignIn />}
    >
      <AuthForm form={form} submitLabel="Text me a code">
        <Field label="Phone" hint="With the country code." error={errors.phone?.message}>
          <Input {...register('phone')} type="tel" autoComplete="tel" />
        </Field>
      </AuthForm>
    </FormFrame>
  )
}
