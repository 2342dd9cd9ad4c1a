import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { useProfile } from '~/data/profile.ts'
import { useRights } from '~/data/rights.ts'
import { unreadError } from '~/data/unread-error.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'
import { Deletions } from './deletions.tsx'
import { settingsQuery } from './settings.ts'
import { SettingsForm } from './settings-form.tsx'

/** What the company has decided about its recordings. Everybody reads it, managers and owners change it. */
export default function SettingsWindow({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const [isValid, setValid] = useState(true)
  const profile = useProfile().data
  const settings = useQuery(settingsQuery(profile?.company_id ?? null))
  const error = unreadError(settings)
  const { isManager } = useRights()
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Recording settings"
      cancel={isManager ? 'Cancel' : 'Close'}
      description={
        isManager
          ? 'Applies to everyone in the company.'
          : 'Applies to everyone in the company. Managers and owners can change this.'
      }
      footer={
        isManager &&
        settings.data && (
          <Button type="submit" form={formId} variant="primary" disabled={!isValid}>
            Save
          </Button>
        )
      }
    >
      {error ? (
        <ErrorNotice title="The settings could not be loaded" onRetry={() => void settings.refetch()}>
          {describeError(error)}
        </ErrorNotice>
      ) : settings.data && profile ? (
        <div className="space-y-8">
          <SettingsForm
            id={formId}
            companyId={profile.company_id}
            settings={settings.data}
            mayChange={isManager}
            onSaved={onClose}
            onValid={setValid}
          />
          <Deletions />
        </div>
      ) : (
        <SkeletonRows count={4} label="Loading the settings" />
      )}
    </Dialog>
  )
}
