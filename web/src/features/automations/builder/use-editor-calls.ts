import { useMutation } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { toast } from '~/ui/toast.ts'
import type { Automation } from '../automation.ts'
import { deleteAutomation } from '../calls/delete-automation.ts'
import { enableAutomation } from '../calls/enable-automation.ts'
import { publishAutomation } from '../calls/publish-automation.ts'

/**
 * Publishes an automation, switches it on and off, and deletes it; each says in a toast why it failed.
 * @param flush stores what is still to be saved of the draft
 */
export function useEditorCalls(
  { id, publishedVersion }: Automation,
  flush: () => Promise<unknown>,
  onDeleted: () => void,
) {
  const publish = useMutation({
    mutationFn: async () => {
      await flush()
      const version = await publishAutomation(id)
      if (publishedVersion === null) await enableAutomation(id, true)
      return version
    },
    onSuccess: (version) =>
      toast.success(
        publishedVersion === null ? 'Published and switched on' : `Version ${version} is published`,
      ),
    onError: (error) => toast.error('Not published', { description: describeError(error) }),
  })
  const toggle = useMutation({
    mutationFn: (isOn: boolean) => enableAutomation(id, isOn),
    onError: (error) => toast.error('Nothing was changed', { description: describeError(error) }),
  })
  const remove = useMutation({
    mutationFn: () => deleteAutomation(id),
    onSuccess: onDeleted,
    onError: (error) => toast.error('The automation was not deleted', { description: describeError(error) }),
  })
  return { publish, toggle, remove }
}
