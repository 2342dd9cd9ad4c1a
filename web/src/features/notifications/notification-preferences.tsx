import { type NotificationKind, notificationKinds } from '@parley/core/notifications/kinds'
import { useQuery } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { environment } from '~/data/environment.ts'
import { queryClient } from '~/data/query-client.ts'
import { useSession, useUserId } from '~/data/session.ts'
import { Checkbox } from '~/ui/checkbox.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import {
  defaultPreference,
  type Preference,
  preferencesKey,
  preferencesQuery,
  savePreference,
} from './queries.ts'

async function choose(userId: string, kind: NotificationKind, preference: Preference): Promise<void> {
  const queryKey = preferencesKey(userId)
  // An answer still on its way was asked for before the choice, and would take it back.
  await queryClient.cancelQueries({ queryKey })
  const before = queryClient.getQueryData<Record<string, Preference>>(queryKey)
  queryClient.setQueryData(queryKey, { ...before, [kind]: preference })
  try {
    await savePreference(userId, kind, preference)
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey })
    toast.error('Your choice was not saved', { description: describeError(error) })
  }
}

/** Which notifications one wants in the app and by email; each choice takes effect at once. */
export default function NotificationPreferences() {
  const userId = useUserId()
  const email = useSession().session?.user.email
  const { data: chosen, error, refetch } = useQuery(preferencesQuery(userId))
  if (error && !chosen)
    return (
      <ErrorNotice title="Your choices could not be loaded" onRetry={() => void refetch()}>
        {describeError(error)}
      </ErrorNotice>
    )
  if (!chosen) return <SkeletonRows count={notificationKinds.length} label="Loading your choices" />
  return (
    <>
      <table className="w-full text-sm">
        <caption className="sr-only">Which notifications you get</caption>
        <thead>
          <tr className="text-left text-xs text-faint">
            <th scope="col" className="pb-1.5 font-normal">
              Notify me when
            </th>
            <th scope="col" className="w-16 pb-1.5 text-center font-normal">
              In the app
            </th>
            <th scope="col" className="w-16 pb-1.5 text-center font-normal">
              By email
            </th>
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map(({ kind, label, example }) => {
            const preference = chosen[kind] ?? defaultPreference
            const change = (part: Partial<Preference>) =>
              void choose(userId, kind, { ...preference, ...part })
            return (
              <tr key={kind} className="border-t">
                <th scope="row" className="py-2 pr-2 text-left font-normal">
                  {label}
                  <span className="block text-xs text-faint">{example}</span>
                </th>
                <td>
                  <Checkbox
                    aria-label={`${label}: in the app`}
                    checked={preference.in_app}
                    onChange={({ target }) => change({ in_app: target.checked })}
                    className="mx-auto p-1.5 pointer-coarse:p-3.5"
                  />
                </td>
                <td>
                  <Checkbox
                    aria-label={`${label}: by email`}
                    checked={preference.by_email}
                    onChange={({ target }) => change({ by_email: target.checked })}
                    className="mx-auto p-1.5 pointer-coarse:p-3.5"
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-2 border-t pt-2 text-xs text-faint">
        {environment.isSendingMail
          ? `Email goes to ${email ?? 'your address'}.`
          : 'This instance has no mail server yet: emails are kept for its administrator until it has one.'}
      </p>
    </>
  )
}
