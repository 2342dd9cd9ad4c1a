import { Panel } from '~/ui/panel.tsx'
import { SkeletonRows } from '~/ui/skeleton.tsx'

/** In the place of a record's files while they come: as high as where there are none. */
export const AttachmentsToCome = () => (
  <Panel title="Files">
    <SkeletonRows count={1} label="Loading the files" />
  </Panel>
)
