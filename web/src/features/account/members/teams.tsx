import { useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx'
import { Panel } from '~/ui/panel.tsx'
import type { Member } from '../account-calls.ts'
import { addTeam, deleteTeam, nameOf, renameTeam, type Team } from './people-calls.ts'
import { TeamForm } from './team-form.tsx'
import { tell } from './tell.ts'

interface Props {
  teams: readonly Team[]
  members: readonly Member[]
  canChange: boolean
}

/** Whose records are whose team's. People are put into one in their own line above. */
export function Teams({ teams, members, canChange }: Props) {
  const [named, setNamed] = useState<string | null>(null)
  const [going, setGoing] = useState<Team | null>(null)
  return (
    <Panel title="Teams" aside={teams.length > 0 && `${teams.length}`}>
      {teams.length === 0 && (
        <p className="max-w-prose pt-3 text-muted">
          {canChange
            ? 'Put people into teams where members should see only their own and their team’s records.'
            : 'None yet. Managers and owners create them.'}
        </p>
      )}
      <ul>
        {teams.map((team) => (
          <li key={team.id} className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b py-2">
            {named === team.id ? (
              <TeamForm
                label={`Name of ${team.name}`}
                name={team.name}
                action="Save"
                onSave={(name) => renameTeam(team.id, name).then(() => setNamed(null))}
                onCancel={() => setNamed(null)}
              />
            ) : (
              <>
                <div className="min-w-40 flex-1">
                  <p className="truncate">{team.name}</p>
                  <p className="truncate text-sm text-faint">
                    {members
                      .filter(({ team_id }) => team_id === team.id)
                      .map(nameOf)
                      .join(', ') || 'Nobody yet'}
                  </p>
                </div>
                {canChange && (
                  <div className="flex gap-2">
                    <Button
                      variant="quiet"
                      aria-label={`Rename ${team.name}`}
                      onClick={() => setNamed(team.id)}
                    >
                      Rename
                    </Button>
                    <Button variant="quiet" aria-label={`Delete ${team.name}`} onClick={() => setGoing(team)}>
                      Delete
                    </Button>
                  </div>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {canChange && (
        <div className="max-w-md pt-4">
          <TeamForm key={teams.length} label="New team" name="" action="Add" onSave={addTeam} />
        </div>
      )}
      <ConfirmDialog
        isOpen={going !== null}
        onOpenChange={(isOpen) => !isOpen && setGoing(null)}
        title={`Delete ${going?.name ?? ''}?`}
        description="Its members will no longer be in a team. Their records stay as they are."
        confirmLabel="Delete"
        onConfirm={() => going && void tell(deleteTeam(going.id), `${going.name} was deleted`)}
      />
    </Panel>
  )
}
