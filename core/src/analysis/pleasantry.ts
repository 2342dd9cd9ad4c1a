import { countWords, normalise } from '../text/words.ts'

/** Whether the sentence is only a greeting or a farewell. */
export const isPleasantry = (text: string): boolean =>
  countWords(text) <= 7 &&
  /^(?:hi|hey|hello|bye|goodbye|good (?:morning|afternoon|evening)|how are you|nice to meet|great to meet|thanks|thank you|you're welcome|no problem|take care|have a (?:good|great|nice)|talk (?:to you )?soon|see you|i'm (?:good|fine|doing))\b/.test(
    normalise(text).trim(),
  )
