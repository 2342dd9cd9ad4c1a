import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useIsAdmin } from '~/data/profile.ts'
import { useSession } from '~/data/session.ts'
import { supabase } from '~/data/supabase.ts'
import { Button } from '~/ui/button.tsx'
import { FactList } from './fact-list.tsx'

/** Enough to tell two tokens apart, never enough to use one. */
const mask = (token: string) => `…${token.slice(-6)}`

const count = (seconds: number) =>
  seconds <= 0 ? 'expired' : `in ${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`

export default function AuthTab() {
  const { session, status } = useSession()
  const isAdmin = useIsAdmin()
  const client = useQueryClient()
  const [said, setSaid] = useState('')
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const refresh = async () => {
    const { error } = await supabase.auth.refreshSession()
    setSaid(error ? describeError(error) : 'Refreshed')
    await client.invalidateQueries({ queryKey: ['is-admin'] })
  }
  return (
    <>
      <FactList
        facts={[
          ['Session', status],
          ['Email', session?.user.email ?? '–'],
          ['User id', session?.user.id ?? '–'],
          ['Role', session?.user.role ?? '–'],
          ['Admin', isAdmin === undefined ? 'asking' : isAdmin ? 'yes' : 'no'],
          ['Token ends', session?.expires_at === undefined ? '–' : count(session.expires_at - now / 1000)],
          ['Access token', session ? mask(session.access_token) : '–'],
        ]}
      />
      <div className="mt-3 flex items-center gap-3">
        <Button size="small" disabled={!session} onClick={() => void refresh()}>
          Refresh session
        </Button>
        <output className="text-xs text-faint">{said}</output>
      </div>
    </>
  )
}
