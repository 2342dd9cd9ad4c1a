import { PageBody, PageHeader } from '~/ui/page-header.tsx'
import { Card } from '~/ui/panel.tsx'

/** `debug=2`: shows that page, frame and access work, without the editor. */
export default function TestCard() {
  return (
    <PageBody>
      <PageHeader title="Blog admin test" />
      <Card>
        <p className="font-medium">Static test card</p>
        <p className="mt-1 text-muted">
          This page, its frame and your access work. Remove debug=2 from the address to open the editor.
        </p>
      </Card>
    </PageBody>
  )
}
