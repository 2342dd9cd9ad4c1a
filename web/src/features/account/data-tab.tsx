import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useRights } from '~/data/rights.ts'
import { Button } from '~/ui/button.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { Profile } from './account.ts'
import { membersQuery } from './account-calls.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { ExportPanel } from './export-panel.tsx'

export default function DataTab({ profile }: { profile: Profile }) {
  const [asked, setAsked] = useState<'account' | 'company' | null>(null)
  const { isOwner, isManager } = useRights()
  const members = useQuery(membersQuery()).data
  const isAlone = members?.length === 1
  const isLastOwner =
    isOwner && members?.every(({ id, company_role }) => id === profile.id || company_role !== 'owner')
  return (
    <div className="grid max-w-2xl gap-10">
      {isManager && <ExportPanel />}
      <Panel title="Delete">
        <ul>
          <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b py-4">
            <div className="min-w-60 flex-1">
              <p className="font-medium">Your account</p>
              <p className="text-sm text-muted">
                {isAlone ? (
                  `You are the only one in ${profile.companies.name}. Erase the company: that deletes your account too.`
                ) : isLastOwner ? (
                  <>
                    You are the only owner of {profile.companies.name}.{' '}
                    <Link to="/account" search={{ tab: 'members' }} className="link">
                      Make somebody else an owner
                    </Link>{' '}
                    first.
                  </>
                ) : (
                  `You can no longer sign in. Leads, tasks and recordings stay with ${profile.companies.name}.`
                )}
              </p>
            </div>
            {!isLastOwner && <Button onClick={() => setAsked('account')}>Delete account</Button>}
          </li>
          {isOwner && (
            <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b py-4">
              <div className="min-w-60 flex-1">
                <p className="font-medium">{profile.companies.name}</p>
                <p className="text-sm text-muted">
                  Everything is deleted, for everyone: leads, tasks, recordings with their audio, and all
                  accounts of the company. Everyone loses access right away.
                </p>
              </div>
              <Button variant="danger" onClick={() => setAsked('company')}>
                Erase company
              </Button>
            </li>
          )}
        </ul>
      </Panel>
      {asked && <EraseDialog what={asked} profile={profile} onClose={() => setAsked(null)} />}
    </div>
  )
}
