import { useCallback, useState } from 'react'
import { describeError } from '~/data/describe-error.ts'
import { countOf } from '~/data/formats.ts'
import { toast } from '~/ui/toast.ts'
import { usePageKeys } from '~/ui/use-page-keys.ts'

const none: ReadonlySet<string> = new Set()
const selecting = { id: 'selecting', duration: Number.POSITIVE_INFINITY }

interface Options {
  /** One of them, for counts: "lead". */
  noun: string
  total: number
  hidden: ReadonlySet<string>
  /** The ids of all that the list's filter finds. @param onPart called with how many there are so far */
  readIds: (onPart: (count: number) => void) => Promise<string[]>
}

/** Which rows of a list are selected, also those that were never loaded; Escape lets go of them. */
export function useSelection({ noun, total, hidden, readIds }: Options) {
  const [selected, setSelected] = useState(none)
  const select = useCallback(
    (id: string) =>
      setSelected((held) => new Set(held.has(id) ? [...held].filter((one) => one !== id) : [...held, id])),
    [],
  )
  const clear = () => setSelected(none)
  const selectAll = (isOn: boolean) => {
    if (!isOn) return clear()
    const say = (count: number) => {
      if (count < total) toast.message(`${countOf(count, noun)} so far`, selecting)
    }
    readIds(say)
      .then(
        (ids) => setSelected(new Set(ids.filter((id) => !hidden.has(id)))),
        (error: unknown) => toast.error('Nothing was selected', { description: describeError(error) }),
      )
      .finally(() => toast.dismiss(selecting.id))
  }
  usePageKeys({ Escape: clear })
  return {
    selected,
    select,
    clear,
    selectAll,
    areAll: selected.size > 0 && selected.size >= total - hidden.size,
  }
}

export type Selection = ReturnType<typeof useSelection>
