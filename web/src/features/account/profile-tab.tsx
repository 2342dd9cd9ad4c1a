import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { useSession } from '~/data/session.ts'
import { Button } from '~/ui/button.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { Panel } from '~/ui/panel.tsx'
import { Select } from '~/ui/select.tsx'
import { toast } from '~/ui/toast.ts'
import type { Profile } from './account.ts'
import { saveProfile } from './account-calls.ts'
import { ContactFields } from './contact/contact-fields.tsx'
import { PasswordForm } from './password-form.tsx'

const profileSchema = z.object({
  full_name: z.string().check(z.trim(), z.maxLength(120, 'Use at most 120 characters')),
  time_zone: z.string(),
})

const zones = (current: string) =>
  [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted()

export default function ProfileTab({ profile }: { profile: Profile }) {
  const user = useSession().session?.user
  return (
    <div className="grid max-w-4xl gap-x-12 gap-y-10 md:grid-cols-2">
      <Panel title="About you">
        <ProfileForm profile={profile} />
      </Panel>
      <Panel title="Password">{user && <PasswordForm user={user} />}</Panel>
    </div>
  )
}

function ProfileForm({ profile }: { profile: Profile }) {
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(profileSchema),
    defaultValues: { full_name: profile.full_name, time_zone: profile.time_zone },
  })
  const submit = handleSubmit(async (values) => {
    try {
      await saveProfile(profile.id, values)
      reset(values)
      toast.success('Saved')
    } catch (error) {
      setError('root', { message: describeAuthError(error) })
    }
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4 pt-4">
      {formState.errors.root && <ErrorNotice title="Not saved">{formState.errors.root.message}</ErrorNotice>}
      <Field label="Name" error={formState.errors.full_name?.message}>
        <Input {...register('full_name')} autoComplete="name" />
      </Field>
      <ContactFields />
      <Field label="Time zone" hint="What “tomorrow at 3” means in your tasks and reminders.">
        <Select {...register('time_zone')}>
          {zones(profile.time_zone).map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </Select>
      </Field>
      <Button type="submit" variant="primary" isBusy={formState.isSubmitting} disabled={!formState.isDirty}>
        Save
      </Button>
    </form>
  )
}
