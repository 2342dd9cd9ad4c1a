import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeAuthError } from '~/data/describe-auth-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { Field } from '~/ui/field.tsx'
import { Select } from '~/ui/select.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { type Member, refresh } from '../account-calls.ts'
import { memberRecordsQuery, nameOf, removeMember } from './people-calls.ts'
import { describeRecords } from './roles.ts'

const nobody = 'nobody'

interface Props {
  member: Member
  colleagues: readonly Member[]
  isSelf: boolean
  onClose: () => void
}

/** Asks who takes over before somebody goes. */
export function RemoveDialog({ member, colleagues, isSelf, onClose }: Props) {
  const records = useQuery(memberRecordsQuery(member.id))
  const [successor, setSuccessor] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const who = isSelf ? 'You own' : `${nameOf(member)} owns`
  const owned = records.data && describeRecords(records.data)
  const isChosen = owned === null || successor !== ''
  const heir = colleagues.find(({ id }) => id === successor)

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
          disabled={!records.data || !isChosen}
          onClick={() => void remove()}
        >
          {isSelf ? 'Leave' : 'Remove'}
        </Button>
      }
    >
      {records.isPending && <SkeletonRows count={1} label="Counting the records" />}
      {owned === null && <p className="text-sm text-muted">{who} nothing that has to be handed over.</p>}
      {owned && (
        <Field label="Who takes over?" hint={`${who} ${owned}.`}>
          <Select value={successor} onChange={({ target }) => setSuccessor(target.value)}>
            <option value="" disabled>
              Choose a colleague
            </option>
            {colleagues.map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {nameOf(colleague)}
              </option>
            ))}
            <option value={nobody}>Nobody for now</option>
          </Select>
        </Field>
      )}
      {(problem ?? records.error) && (
        <div className="pt-4">
          <ErrorNotice title={problem ? 'Nobody was removed' : 'The records could not be counted'}>
            {problem ?? describeAuthError(records.error)}
          </ErrorNotice>
        </div>
      )}
    </Dialog>
  )
}
