import type { ReactNode } from 'react'
import { DisclosureSign } from '~/ui/disclosure-sign.tsx'
import type { Entry, Field } from './read-reference.ts'

/** One table or function, opened to its columns or arguments. */
export function EntryLine({ entry, path, children }: { entry: Entry; path: string; children?: ReactNode }) {
  const { name, methods, fields } = entry
  return (
    <li className="border-b">
      <details className="group">
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-1 py-2 pointer-coarse:py-3 hover:text-accent-ink">
          <DisclosureSign />
          <code className="min-w-0 font-mono text-sm break-words">{name}</code>
          <span className="text-xs text-faint">{methods.join(' ')}</span>
        </summary>
        <div className="space-y-3 pb-4">
          <p className="flex flex-wrap items-center gap-3">
            <code className="font-mono text-xs break-all text-muted">{path}</code>
            {children}
          </p>
          {fields.length === 0 ? (
            <p className="text-sm text-muted">It takes no arguments.</p>
          ) : (
            <ul className="grid gap-x-8 sm:grid-cols-2">
              {fields.map((field) => (
                <FieldLine key={field.name} field={field} />
              ))}
            </ul>
          )}
        </div>
      </details>
    </li>
  )
}

function FieldLine({ field }: { field: Field }) {
  const { name, type, isRequired, isNullable, isKey, references } = field
  const notes = [
    type,
    isKey && 'key',
    isRequired && 'required',
    isNullable && 'or null',
    references && `→ ${references}`,
  ].filter(Boolean)
  return (
    <li className="min-w-0 py-1 text-sm">
      <code className="font-mono break-words">{name}</code>{' '}
      <span className="text-faint break-words">{notes.join(', ')}</span>
    </li>
  )
}
