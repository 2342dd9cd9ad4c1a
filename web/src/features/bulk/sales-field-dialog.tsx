import type { CustomValue } from '@parley/core/leads/custom-fields'
import { useQuery } from '@tanstack/react-query'
import { changeEach, changeInBulk } from '~/data/bulk-change.ts'
import { fieldsQuery } from '../fields/index.ts'
import { FieldDialog } from './field-dialog.tsx'
import { hasCurrency, sharedFields } from './shared-fields.ts'
import type { WindowProps } from './window-props.ts'

/** Gives the selected leads, accounts or contacts the same value in a field, also in one that the company gave them. */
export default function SalesFieldDialog(props: WindowProps) {
  const { record, ids, words, onClose, onDone, change, refresh } = props
  const own = useQuery(fieldsQuery(record)).data ?? []
  const giveOwn = (key: string, value: CustomValue | null, said: string) => {
    onDone()
    void changeInBulk({
      ids,
      send: (piece, change) => changeEach({ record, ids: piece, key, value, change }),
      said,
      showBack: () => {},
      refresh,
    })
  }
  return (
    <FieldDialog
      fields={[...sharedFields(record), ...own]}
      words={words}
      hasCurrency={hasCurrency(record)}
      onClose={onClose}
      onGive={(patch, said) => {
        onDone()
        change(patch, said)
      }}
      onGiveOwn={giveOwn}
    />
  )
}
