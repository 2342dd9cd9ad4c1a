import { useNavigate } from '@tanstack/react-router'
import { describeError } from '~/data/describe-error.ts'
import { toast } from '~/ui/toast.ts'
import { createLeadFor } from './change-customer.ts'

/** Opens another sale to somebody known, and its page. */
export function useOpenLead() {
  const navigate = useNavigate()
  return (contact: Parameters<typeof createLeadFor>[0]) =>
    createLeadFor(contact).then(
      (leadId) => navigate({ to: '/leads/$leadId', params: { leadId } }),
      (error: unknown) => toast.error('The lead was not created', { description: describeError(error) }),
    )
}
