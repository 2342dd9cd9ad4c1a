/** The gold calls that joined those which are developed on last, opened once before: no pattern was written for them. */
export const joinedLast: ReadonlySet<string> = new Set([
  'agency-hours.txt',
  'compressor-fault.txt',
  'dental-texts.txt',
  'edi-connector.txt',
  'pallet-rates.txt',
  'payroll-handover.txt',
  'school-buses.txt',
  'site-inductions.txt',
])
