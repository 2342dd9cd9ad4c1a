import { foldHeading } from './fold-heading.ts'

/** What stands before the names of a sale's dates: "Deal - Won time". */
const prefixes: readonly string[] = [
  '',
  'deal',
  'opportunity',
  'geschaft',
  'verkaufschance',
  'affaire',
  'transaction',
  'opportunite',
  'negocio',
  'trato',
  'oportunidad',
]

const ofOutcome = (word: 'won' | 'lost') => [
  ...['date', 'time', 'on', 'at'].flatMap((end) => [`${word}${end}`, `closed${word}${end}`]),
  ...['date', 'time', 'dateclosed', 'dateentered', 'dateenteredclosed'].map((start) => `${start}${word}`),
  `dateenteredclosed${word}salespipeline`,
]

const won: readonly string[] = [
  ...ofOutcome('won'),
  'gewonnenam',
  'gewonnenum',
  'gewonnendatum',
  'datumgewonnen',
  'gewinndatum',
  'zeitpunktgewonnen',
  'gagnele',
  'gagneele',
  'dategagne',
  'dategagnee',
  'datedegain',
  'ganadoel',
  'ganadael',
  'fechaganado',
  'fechaganada',
  'fechadeganado',
  'fechadeganancia',
]

const lost: readonly string[] = [
  ...ofOutcome('lost'),
  'verlorenam',
  'verlorenum',
  'verlorendatum',
  'datumverloren',
  'verlustdatum',
  'zeitpunktverloren',
  'perdule',
  'perduele',
  'dateperdu',
  'dateperdue',
  'datedeperte',
  'perdidoel',
  'perdidael',
  'fechaperdido',
  'fechaperdida',
  'fechadeperdido',
  'fechadeperdida',
]

/** Of either end; what may be the expected date ("Close date") is none of them. */
const either: readonly string[] = [
  'closedon',
  'closedat',
  'closeddate',
  'closedtime',
  'closetime',
  'dateclosed',
  'actualclosedate',
  'actualclosingdate',
  'geschlossenam',
  'abgeschlossenam',
  'tatsachlichesabschlussdatum',
  'cloturele',
  'clotureele',
  'fermele',
  'fermeele',
  'datedecloturereelle',
  'datedeclotureeffective',
  'cerradoel',
  'cerradael',
  'fechadecierrereal',
  'fechacierrereal',
]

/** Folded headings of the dates on which sales ended, of which a file may have several. */
export const closingHeadings: readonly string[] = prefixes.flatMap((before) =>
  [...won, ...lost, ...either].map((heading) => `${before}${heading}`),
)

const wonWords = /won|gewonn|gewinn|gagne|degain|gaindate|ganad|ganancia/
// "abgeschlossen" is no loss.
const lostWords = /lost|(?<!ch)loss|verlor|verlust|perdu|perte|perdid/

/** How the sales ended whose dates stand under a heading; null where it may be either. */
export function endOfHeading(heading: string): 'won' | 'lost' | null {
  const folded = foldHeading(heading)
  const [isWon, isLost] = [wonWords.test(folded), lostWords.test(folded)]
  return isWon === isLost ? null : isWon ? 'won' : 'lost'
}
