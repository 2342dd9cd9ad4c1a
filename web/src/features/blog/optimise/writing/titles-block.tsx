import { Button } from '~/ui/button.tsx'
import type { PostEditing } from '../../post-form.ts'
import { CopyButton } from '../parts/copy-button.tsx'
import { EngineNote } from '../parts/engine-note.tsx'
import { Block } from '../parts/section.tsx'

interface Props {
  titles: string[]
  engine: string
  editing: PostEditing
}

export function TitlesBlock({ titles, engine, editing: { form, change } }: Props) {
  return (
    <Block title="Titles" aside={<EngineNote engine={engine} />}>
      <ul>
        {titles.map((title) => (
          <li
            key={title}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b py-1.5 last:border-0"
          >
            <span className="min-w-40 flex-1">{title}</span>
            <span className="text-xs text-faint tabular-nums">{title.length} characters</span>
            <span className="flex">
              <CopyButton text={title} what={`“${title}”`} />
              <Button
                size="small"
                disabled={form.title === title}
                onClick={() => change({ title })}
                aria-label={form.title === title ? `In use: ${title}` : `Use as the title: ${title}`}
              >
                {form.title === title ? 'In use' : 'Use'}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Block>
  )
}
