import { nameVariables } from '@parley/core/automations/render'
import { type Ref, useEffectEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { countOf } from '~/data/formats.ts'
import { useFieldProps } from '~/ui/field.tsx'
import { Input } from '~/ui/input.tsx'
import { joinClasses } from '~/ui/join-classes.ts'
import { idOfSuggestion } from '~/ui/suggestions.tsx'
import type { KnownVariable } from './asked-variable.ts'
import { createVariableEditor, type VariableEditor, type VariableTarget } from './create-variable-editor.ts'
import { useVariableList } from './use-variable-list.ts'
import './variable-field.css'
import { VariableList } from './variable-list.tsx'
import { readVariable } from './variable-text-model.ts'

export interface VariableFieldProps {
  /** Read out; of a `Field` its label. */
  label: string
  /** As stored, variables as `{{lead.first_name|there}}`. */
  value: string
  /** In characters as stored. */
  limit: number
  isOneLine?: boolean
  isInvalid?: boolean
  placeholder?: string
  className?: string
  /** What is offered behind `{{`. */
  known: readonly KnownVariable[]
  /** For the menu of variables. */
  ref?: Ref<VariableTarget>
  onChange: (value: string) => void
}

/** Text in which a variable is a word on a tint. What is copied, pasted and stored is `{{lead.first_name}}`. */
export default function VariableField(props: VariableFieldProps) {
  const { label, value, limit, isOneLine = false, placeholder, className, ref } = props
  const field = useFieldProps()
  const isInvalid = (props.isInvalid ?? false) || field['aria-invalid'] === true
  const mount = useRef<HTMLDivElement>(null)
  const editor = useRef<VariableEditor>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const list = useVariableList(props.known, (source) => editor.current?.answer(source))
  const change = useEffectEvent((text: string) => props.onChange(text))
  const ask = useEffectEvent(list.ask)
  const press = useEffectEvent(list.press)
  const begin = useEffectEvent((element: HTMLElement) =>
    createVariableEditor(element, {
      text: value,
      limit,
      isOneLine,
      onChange: change,
      onSelect: setSelected,
      onAsk: (asked) => ask(asked),
      onKey: (key) => press(key),
    }),
  )
  useLayoutEffect(() => {
    if (!mount.current) return
    const made = begin(mount.current)
    editor.current = made
    return () => made.destroy()
  }, [])
  useLayoutEffect(() => editor.current?.show(value), [value])
  useLayoutEffect(() =>
    editor.current?.describe({
      'aria-label': label,
      'aria-autocomplete': 'list',
      // What has several lines is no box of choices.
      ...(isOneLine
        ? { role: 'combobox', 'aria-expanded': String(list.chosen !== undefined) }
        : { role: 'textbox', 'aria-multiline': 'true' }),
      ...(list.chosen
        ? { 'aria-controls': list.id, 'aria-activedescendant': idOfSuggestion(list.id, list.active) }
        : {}),
      ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      ...(field.id === undefined ? {} : { id: field.id }),
      ...(field['aria-describedby'] === undefined ? {} : { 'aria-describedby': field['aria-describedby'] }),
      ...(placeholder === undefined
        ? {}
        : { 'data-placeholder': nameVariables(placeholder).replaceAll(/[[\]]/g, '') }),
    }),
  )
  const labelled = field.id
  useLayoutEffect(() => {
    if (labelled === undefined) return
    // The platform gives a press on a label to its own controls alone.
    const label = document.querySelector(`label[for="${CSS.escape(labelled)}"]`)
    const focus = () => editor.current?.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [labelled])
  useImperativeHandle(ref, () => ({
    focus: () => editor.current?.focus(),
    insert: (text) => editor.current?.insert(text),
  }))
  return (
    <div
      className="relative min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setSelected(null)
      }}
    >
      <div
        ref={mount}
        data-invalid={isInvalid || undefined}
        className={joinClasses('variable-text', className)}
      />
      {list.chosen && list.at && <VariableList {...list} at={list.at} onTake={list.take} />}
      <output className="sr-only">{list.chosen && countOf(list.choices.length, 'variable')}</output>
      {selected !== null && (
        <div className="rise absolute top-full left-0 z-30 mt-1 flex w-max max-w-[calc(100vw-2rem)] items-center gap-2 rounded-lg border bg-raised p-2 text-sm text-muted shadow-float">
          <span aria-hidden="true">If unknown, say</span>
          <Input
            aria-label={`What to say where ${readVariable(selected).name} is unknown`}
            key={readVariable(selected).name}
            defaultValue={readVariable(selected).fallback ?? ''}
            maxLength={200}
            placeholder="nothing"
            autoComplete="off"
            className="w-36"
            onChange={({ target }) => editor.current?.setFallback(target.value)}
            onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && editor.current?.focus()}
          />
        </div>
      )}
    </div>
  )
}
