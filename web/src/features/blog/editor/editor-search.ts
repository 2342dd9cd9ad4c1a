export const editorTabs = ['write', 'optimise', 'seo', 'preview'] as const
export type EditorTab = (typeof editorTabs)[number]

export interface EditorSearch {
  /** The post to edit; without it a new one. */
  edit?: string
  /** Default: write. */
  tab?: Exclude<EditorTab, 'write'>
  /** 2 shows a static test card in place of the editor. */
  debug?: 2
}

/** The query parameters of /blog/admin; what is not valid is left out. */
export function readEditorSearch(raw: Record<string, unknown>): EditorSearch {
  const { edit } = raw
  const tab = editorTabs.find((known) => known === raw['tab'])
  return {
    ...(typeof edit === 'string' && /^[0-9a-f-]{36}$/.test(edit) ? { edit } : {}),
    ...(tab && tab !== 'write' ? { tab } : {}),
    ...(String(raw['debug']) === '2' ? { debug: 2 } : {}),
  }
}
