import { Button } from '~/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { NewLabel } from '~/ui/new-label.tsx'
import { kindLabels, type TemplateKind, templateKinds } from './template.ts'

interface Props {
  isBusy: boolean
  onChoose: (kind: TemplateKind) => void
}

export default function NewTemplateMenu({ isBusy, onChoose }: Props) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="primary" isBusy={isBusy}>
          <NewLabel of="template" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {templateKinds.map((kind) => (
          <DropdownMenuItem key={kind} onSelect={() => onChoose(kind)}>
            {kindLabels[kind].one}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
