/** What is recorded: the microphone alone, or beside it the sound of a browser tab. */
export type SoundSource = 'microphone' | 'tab'

export interface Sound {
  stream: MediaStream
  /** Each side alone where a tab is recorded beside the microphone, else all of it: made anew with each call. */
  sides: () => MediaStream[]
  /** 2 where each side has a channel of its own. */
  channels: 1 | 2
  /** Loudness of each channel right now: root mean square and peak, 0 to 1. Null where it cannot be measured. */
  levels: (() => { loudness: number; peak: number }[]) | null
  /** Calls back when the tab was closed or no longer shares its sound; the microphone goes on. */
  onTabEnd: (listener: () => void) => void
  close: () => void
}
