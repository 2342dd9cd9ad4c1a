import { useState } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { toast } from '~/ui/toast.ts'
import { type Member, refresh } from '../account-calls.ts'
import { nameOf, removeMember } from './people-calls.ts'
import { describeRecords } from './roles.ts'
import { SuccessorField } from './successor-field.tsx'
import { useSuccession } from './use-succession.ts'

interface Props {
  member: Member
  colleagues: readonly Member[]
  isSelf: boolean
  onClose: () => void
}

/** Asks who takes over before somebody goes. */
export function RemoveDialog({ member, colleagues, isSelf, onClose }: Props) {
  const succession = useSuccession(member.id)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const who = isSelf ? 'You own' : `${nameOf(member)} owns`
  const heir = colleagues.find(({ id }) => id === succession.chosen)

  const remove = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const handed = describeRecords(await removeMember(member.id, heir?.id ?? null))
      toast.success(
        isSelf ? 'You left the company' : `${nameOf(member)} was removed`,
        handed === null
          ? {}
          : {
              description: heir ? `${nameOf(heir)} took over ${handed}.` : `${handed} now without an owner.`,
            },
      )
      onClose()
      await refresh(['profile'])
    } catch (error) {
      setProblem(describeAuthError(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="narrow"
      title={isSelf ? 'Leave the company?' : `Remove ${nameOf(member)}?`}
      description={
        isSelf
          ? 'You lose access right away and continue in an empty company of your own. Your records stay here.'
          : 'They lose access right away and continue in an empty company of their own. Their records stay here.'
      }
      footer={
        <Button
          variant="danger"
          isBusy={isBusy}
          disabled={!succession.isSettled}
          onClick={() => void remove()}
        >
          {isSelf ? 'Leave' : 'Remove'}
        </Button>
      }
    >
      <SuccessorField who={who} succession={succession} colleagues={colleagues} />
      {(problem ?? succession.error) && (
        <div className="pt-4">
          <ErrorNotice title={problem ? 'Nobody was removed' : 'The records could not be counted'}>
            {problem ?? describeAuthError(succession.error)}
          </ErrorNotice>
        </div>
      )}
    </Dialog>
  )
}
