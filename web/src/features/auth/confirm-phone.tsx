import { textConfirmation } from './auth-calls.ts'
import { FormFrame } from './form-frame.tsx'
import { TextedCode } from './texted-code.tsx'

/** After a sign-up with a number: the code that was texted to it. */
export default function ConfirmPhone({ phone }: { phone: string }) {
  return (
    <FormFrame title="Confirm your number" description={`We texted a code to +${phone}.`}>
      <TextedCode phone={phone} sendAgain={() => textConfirmation(phone)} />
    </FormFrame>
  )
}
