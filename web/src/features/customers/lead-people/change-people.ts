import type { ContactRole } from '@parley/core/records/contact-roles'
import { describeError } from '~/data/describe-error.ts'
import { queryClient } from '~/data/query-client.ts'
import { toast } from '~/ui/toast.ts'
import { createCustomer } from '../change-customer.ts'
import { makeMain, refreshParticipants, removeParticipant, saveRole } from './calls.ts'

interface Sale {
  leadId: string
  accountId: string | null
  mainId: string | null
}

/** What can be done with the people of a sale: each is saved at once, said in a toast, and can be taken back. */
export function createPeopleChanges({ leadId, accountId, mainId }: Sale) {
  const refresh = () =>
    Promise.all([refreshParticipants(leadId), queryClient.invalidateQueries({ queryKey: ['leads'] })])

  async function act(said: string, work: () => PromiseLike<unknown>, back?: () => PromiseLike<unknown>) {
    try {
      await work()
    } catch (error) {
      toast.error('The change was not saved', { description: describeError(error) })
      return
    } finally {
      void refresh()
    }
    const undo = back && {
      action: { label: 'Undo', onClick: () => void act('Undone', back) },
    }
    toast.success(said, undo)
  }

  return {
    add: (contactId: string, name: string) =>
      act(
        `${name} added`,
        () => saveRole(leadId, contactId, null),
        () => removeParticipant(leadId, contactId),
      ),
    /** Makes a contact of the sale's account. */
    addNew: (name: string) =>
      act(`${name} added as a new contact`, async () => {
        const contactId = await createCustomer('contacts', { name, account_id: accountId })
        await saveRole(leadId, contactId, null)
      }),
    setRole: (contactId: string, role: ContactRole | null, before: ContactRole | null) =>
      act(
        'Role saved',
        () => saveRole(leadId, contactId, role),
        () => saveRole(leadId, contactId, before),
      ),
    remove: (contactId: string, name: string, role: ContactRole | null) =>
      act(
        `${name} removed from this lead`,
        () => removeParticipant(leadId, contactId),
        () => saveRole(leadId, contactId, role),
      ),
    makeMain: (contactId: string, name: string) =>
      act(
        `${name} is the main contact now`,
        () => makeMain(leadId, contactId),
        mainId === null ? undefined : () => makeMain(leadId, mainId),
      ),
  }
}

export type PeopleChanges = ReturnType<typeof createPeopleChanges>
