import { audioEndings, audioKinds } from '@parley/core/voice/audio-type'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { ownCompany } from '~/data/profile.ts'
import { useUserId } from '~/data/session.ts'
import { Dialog } from '~/ui/dialog.tsx'
import { ErrorNotice } from '~/ui/error-notice.tsx'
import { FileDrop } from '~/ui/file-drop.tsx'
import { toast } from '~/ui/toast.ts'
import { SpokenLanguage, useSpokenLanguage } from '../spoken-language.tsx'
import { uploadQueue } from '../upload-queue/index.ts'
import { keepFile } from './keep-file.ts'
import { type AudioFile, readAudioFile } from './read-audio-file.ts'

export function UploadAudio({ onClose }: { onClose: () => void }) {
  const userId = useUserId()
  const [language, setLanguage] = useSpokenLanguage()
  const [refused, setRefused] = useState<readonly Extract<AudioFile, { ok: false }>[]>([])
  const add = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const companyId = await ownCompany(userId)
      const read = await Promise.all(files.map(readAudioFile))
      for (const each of read) if (each.ok) await keepFile(each, { uploadQueue, userId, companyId, language })
      return read
    },
    onSuccess: (read) => {
      const problems = read.filter((each) => !each.ok)
      const added = read.length - problems.length
      setRefused(problems)
      if (added > 0) toast.success(added === 1 ? 'Upload started' : `${added} uploads started`)
      if (problems.length === 0) onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Upload audio"
      description={`Calls and meetings recorded elsewhere: ${audioKinds}, up to 4 GB each.`}
      cancel="Close"
      footer={null}
    >
      <div className="space-y-4">
        <SpokenLanguage language={language} onLanguage={setLanguage} />
        <FileDrop
          label="Choose audio files"
          accept={['audio/*', ...audioEndings.map((ending) => `.${ending}`), '.mp4', '.opus'].join()}
          isBusy={add.isPending}
          onFiles={(files) => add.mutate(files)}
        />
        {add.error && <ErrorNotice title="Nothing was uploaded">{describeError(add.error)}</ErrorNotice>}
        {refused.map((each) => (
          <ErrorNotice key={each.name} title={each.name}>
            {each.reason}
          </ErrorNotice>
        ))}
        <p className="text-sm text-faint">
          An interrupted upload resumes where it stopped. Recording other people needs their consent, too.
        </p>
      </div>
    </Dialog>
  )
}
