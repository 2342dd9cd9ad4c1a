import type { CustomField } from '@parley/core/leads/custom-fields'
import type { LeadPatch } from '../lead.ts'

type Value = string | number | boolean | null

interface SharedField extends CustomField {
  patch: (value: Value) => LeadPatch
}

const words = (value: Value): string | null => (value === null ? null : String(value))

/** The fields that several leads may well have the same of. Stage, owner and tags have controls of their own. */
export const sharedFields: readonly [SharedField, ...SharedField[]] = [
  {
    key: 'source',
    label: 'Source',
    type: 'text',
    options: [],
    patch: (value) => ({ source: words(value)?.slice(0, 80) ?? null }),
  },
  {
    key: 'value',
    label: 'Value',
    type: 'number',
    options: [],
    patch: (value) => ({ value: value === null ? null : Number(value) }),
  },
  {
    key: 'expected_close_on',
    label: 'Expected close',
    type: 'date',
    options: [],
    patch: (value) => ({ expected_close_on: words(value) }),
  },
  {
    key: 'next_step',
    label: 'Next step',
    type: 'text',
    options: [],
    patch: (value) => ({ next_step: words(value)?.slice(0, 500) ?? null }),
  },
  {
    key: 'website',
    label: 'Website',
    type: 'url',
    options: [],
    patch: (value) => ({ website: words(value) }),
  },
]
