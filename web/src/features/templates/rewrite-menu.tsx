import { useMutation } from '@tanstack/react-query'
import { describeError } from '~/data/describe-error.ts'
import { Button } from '~/ui/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/ui/dropdown-menu.tsx'
import { toast } from '~/ui/toast.ts'
import { rewrite, type Style, styles } from './rewrite.ts'

interface Props {
  body: string
  onRewritten: (body: string) => void
}

const label = (style: Style) => `Make it ${style}`

/** Has the AI write the text in another style; Undo puts the old one back. */
export function RewriteMenu({ body, onRewritten }: Props) {
  const work = useMutation({
    mutationFn: (style: Style) => rewrite(body, style),
    onSuccess: ({ text, engine }) => {
      if (text === body) return toast.info('There was nothing to change', { description: `By ${engine}` })
      onRewritten(text)
      toast.success('Rewritten', {
        description: `By ${engine === 'local' ? 'the built-in engine' : engine}`,
        action: { label: 'Undo', onClick: () => onRewritten(body) },
      })
    },
    onError: (error) => toast.error('Not rewritten', { description: describeError(error) }),
  })
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button isBusy={work.isPending} disabled={body.trim() === ''}>
          Rewrite with AI
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {styles.map((style) => (
          <DropdownMenuItem key={style} onSelect={() => work.mutate(style)}>
            {label(style)}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
