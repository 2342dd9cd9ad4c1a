/** The audio can't be used; the message tells the person who recorded it why. */
export class AudioError extends Error {}

/** No speech engine is installed or configured; the recording itself is safe. */
export class NoSpeechEngine extends Error {}

/** The chosen engine is no longer available; another one may be. */
export class ChosenEngineGone extends Error {}

/** A configured speech server refused or failed; `status` is its HTTP status, 0 when it could not be reached. */
export class SpeechServerError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
