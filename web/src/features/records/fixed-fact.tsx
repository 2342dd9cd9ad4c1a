import { FactLine } from './fact-button.tsx'

/** A fact that somebody reads and can't change. */
export const FixedFact = ({ label, shown }: { label: string; shown: string }) => (
  <FactLine label={label}>
    <span className="px-2 py-1 leading-5.5 wrap-anywhere">{shown || '–'}</span>
  </FactLine>
)
