/** Nouns and qualities that fit any text: alone they name no topic that somebody would search or file a post under. */
export const generalWords: ReadonlySet<string> = new Set(
  'account afterward address amount another answer article average beginning box business call case cause change chance choice colleague comment common company comparison copy cost contract conversation couple course customer date deal decision detail different difference difficult document effect effort email employee end engineer error event evening exactly example expensive experience fact favourite figure first fourth friend full function goal group habit half hand happy hour hundred idea important impossible interest interesting job journey language leader letter level life limit line list loss lot main manager matter meaning meeting member message mark method mind minute mistake moment money month morning name note number offer office old opinion order page paper part party past percent person picture piece pile place plan point post practice problem process product project promise question quick rate reader reason recent record regular report request result return rule sale sales screen season second seller sense sentence share shop side sign simple single situation size small someone sort special step story subject software sum summer surprise table task team text thank third thousand title tool top topic total trick trust turn type user value version view visit visitor voice week whole winter word work world worth writer year young'.split(
    ' ',
  ),
)

const numberWord =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|third|fourth|fifth|half|hundreds?|thousands?|millions?|percent|euros?|dollars?)$/

/** Whether a word is a number or an amount's name. */
export const isNumberWord = (word: string): boolean => numberWord.test(word)
