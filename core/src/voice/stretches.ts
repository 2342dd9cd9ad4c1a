/** A stretch of sound that has just ended, in seconds; `from` and `to` are those of what was said in it. */
export interface Stretch {
  hasSpeech: boolean
  from: number
  to: number
}

/** Loudness (root mean square, 0 to 1) that no voice near a microphone stays under. */
const quietest = 0.008
/** A voice is at least so many times as loud as the room. */
const aboveRoom = 3
/** The room is as loud as the quietest moment; a room that became louder is believed slowly, by this factor a second. */
const roomRise = 1.25
/** Seconds. Less than `shortest` of sound is a cough or a key; a `pause` ends a sentence, a short one a long sentence. */
const shortest = 0.25
const pause = 0.6
const shortPause = 0.2
const long = 7
const longest = 14
/** Sound without a voice is thrown away this often. */
const silent = 3

/**
 * Cuts sound that goes on for hours into stretches that can be recognised one by one, at the pauses between sentences.
 * Told how loud it is some ten times a second.
 */
export function createStretches() {
  let room = 1
  let last: number | null = null
  let begun = 0
  let from: number | null = null
  let heardAt = 0
  let voiced = 0

  function end(at: number): Stretch {
    const stretch = { hasSpeech: voiced >= shortest, from: from ?? begun, to: Math.max(heardAt, begun) }
    begun = at
    from = null
    heardAt = at
    voiced = 0
    return stretch
  }

  return {
    /**
     * @param loudness root mean square, 0 to 1 @param at seconds
     * @returns the stretch that ends at this moment, if one does
     */
    hear(loudness: number, at: number): Stretch | null {
      const passed = last === null ? 0 : at - last
      if (last === null) begun = at
      last = at
      room = Math.min(loudness, Math.max(room, quietest / aboveRoom) * roomRise ** passed)
      if (loudness >= Math.max(quietest, room * aboveRoom)) {
        from ??= Math.max(begun, at - passed)
        heardAt = at
        voiced += passed
        return at - begun >= longest ? end(at) : null
      }
      const quiet = at - heardAt
      if (from === null) return at - begun >= silent ? end(at) : null
      if (voiced < shortest) return quiet >= silent ? end(at) : null
      return quiet >= (at - begun >= long ? shortPause : pause) || at - begun >= longest ? end(at) : null
    },
    /** Whether something has been said in the stretch that is running. */
    hasSpeech: () => voiced >= shortest,
  }
}
