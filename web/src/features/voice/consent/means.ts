/** How people are told (recording_consents.means). */
export const means = [
  { value: 'said', label: 'Said in the conversation' },
  { value: 'beep', label: 'A beep or an announcement' },
  { value: 'written', label: 'In writing' },
] as const

/** How people were told, in words; empty where nothing was noted. */
export const describeMeans = (value: string | null): string =>
  means.find((each) => each.value === value)?.label ?? ''
