/** A span of sound that has just ended, in seconds; `from` and `to` bound the speech in it. */
export interface AudioSpan {
  hasSpeech: boolean
  from: number
  to: number
}

/** The lowest loudness (root mean square, 0 to 1) of a voice near a microphone. */
const minVoiceLevel = 0.008
/** The lowest ratio of a voice's loudness to the background noise. */
const minNoiseRatio = 3
/** The background noise is the lowest loudness so far; it rises by at most this factor a second. */
const noiseRise = 1.25
/**
 * Seconds. Sound shorter than `minSpeech` is noise, such as a cough; a `pause` ends a sentence, a shorter one ends a
 * long sentence.
 */
const minSpeech = 0.25
const pause = 0.6
const shortPause = 0.2
const longSpan = 7
const maxSpan = 14
/** The longest span without a voice before it is discarded. */
const maxSilence = 3

/**
 * Splits a continuous recording at the pauses between sentences into spans that are recognised one by one. Takes the
 * loudness some ten times a second.
 */
export function createAudioSplitter() {
  let noise = 1
  let last: number | null = null
  let begun = 0
  let from: number | null = null
  let lastVoiceAt = 0
  let voiced = 0

  function end(at: number): AudioSpan {
    const span = { hasSpeech: voiced >= minSpeech, from: from ?? begun, to: Math.max(lastVoiceAt, begun) }
    begun = at
    from = null
    lastVoiceAt = at
    voiced = 0
    return span
  }

  return {
    /**
     * @param loudness root mean square, 0 to 1 @param at seconds
     * @returns the span that ends at this moment, if one does
     */
    push(loudness: number, at: number): AudioSpan | null {
      const passed = last === null ? 0 : at - last
      if (last === null) begun = at
      last = at
      noise = Math.min(loudness, Math.max(noise, minVoiceLevel / minNoiseRatio) * noiseRise ** passed)
      if (loudness >= Math.max(minVoiceLevel, noise * minNoiseRatio)) {
        from ??= Math.max(begun, at - passed)
        lastVoiceAt = at
        voiced += passed
        return at - begun >= maxSpan ? end(at) : null
      }
      const quiet = at - lastVoiceAt
      if (from === null) return at - begun >= maxSilence ? end(at) : null
      if (voiced < minSpeech) return quiet >= maxSilence ? end(at) : null
      return quiet >= (at - begun >= longSpan ? shortPause : pause) || at - begun >= maxSpan ? end(at) : null
    },
    /** Whether the current span contains speech. */
    hasSpeech: () => voiced >= minSpeech,
  }
}
