/** The audio can't be used; the message says why in words for the person who recorded it. */
export class AudioError extends Error {}

/** Nothing on this machine or configured can turn speech into text; the recording itself is safe. */
export class NoSpeechEngine extends Error {}

/** The engine that somebody chose is not there any more; another one may be. */
export class ChosenEngineGone extends Error {}

/** A configured speech server refused or failed; `status` is its HTTP status, 0 when it could not be reached. */
export class SpeechServerError extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}
