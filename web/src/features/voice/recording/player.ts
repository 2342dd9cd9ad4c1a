import { findSilentSpans, lastStartedIndex, type Span } from '@parley/core/voice/playback'
import { createContext, use, useSyncExternalStore } from 'react'

export interface PlayerState {
  isPlaying: boolean
  time: number
  duration: number
  speed: number
  isSkippingSilence: boolean
  /** Counts up with each jump to a piece of evidence, so that the transcript can come along. */
  jumps: number
  /** False for what came as text: times then lead to their place alone. */
  hasSound: boolean
  /** The audio cannot be played; the words say why. */
  problem: string | null
}

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/**
 * One audio element and what the page shows of it. Time is published at every frame while playing, so subscribe to what
 * you show of it (`usePlayer` with a selector), not to all.
 * @param duration seconds, from the row: a file that is still being written does not know its own
 */
export function createPlayer(duration: number, hasSound: boolean) {
  const audio = new Audio()
  audio.preload = 'metadata'
  let state: PlayerState = {
    isPlaying: false,
    time: 0,
    duration,
    speed: 1,
    isSkippingSilence: false,
    jumps: 0,
    hasSound,
    problem: null,
  }
  let silences: readonly Span[] = []
  let frame = 0
  const listeners = new Set<() => void>()
  const set = (change: Partial<PlayerState>) => {
    state = { ...state, ...change }
    for (const notify of listeners) notify()
  }

  function follow(): void {
    const { currentTime } = audio
    const silence = state.isSkippingSilence ? silences[lastStartedIndex(silences, currentTime)] : undefined
    if (silence && currentTime < silence.end - 0.05) audio.currentTime = silence.end
    set({ time: audio.currentTime })
    if (!audio.paused) frame = requestAnimationFrame(follow)
  }

  audio.addEventListener('play', () => {
    set({ isPlaying: true, problem: null })
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(follow)
  })
  audio.addEventListener('pause', () => set({ isPlaying: false, time: audio.currentTime }))
  audio.addEventListener('seeked', () => set({ time: audio.currentTime }))
  audio.addEventListener('error', () => {
    if (audio.src !== '') {
      const isCut = audio.error?.code === MediaError.MEDIA_ERR_NETWORK
      const problem = isCut
        ? 'The audio could not be loaded. It is safe on the server: check your connection and reload.'
        : 'This browser cannot play the audio. It is safe on the server: save it with Export.'
      set({ isPlaying: false, problem })
    }
  })

  const player = {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => state,
    /** @param url a signed address; a fresh one keeps the place */
    load(url: string, peaks: readonly number[]): void {
      silences = findSilentSpans(peaks, state.duration)
      if (audio.src === url) return
      const { time } = state
      audio.src = url
      audio.currentTime = time
      audio.playbackRate = state.speed
    },
    setSound(hasSoundNow: boolean): void {
      if (hasSoundNow !== state.hasSound) set({ hasSound: hasSoundNow })
    },
    setDuration(seconds: number): void {
      if (seconds > 0 && seconds !== state.duration) set({ duration: seconds })
    },
    play(): void {
      if (audio.src === '') return
      // A press during loading may be overtaken by a pause: no fault. Real ones come as `error`.
      void audio.play().catch(() => undefined)
    },
    pause: () => audio.pause(),
    toggle: () => (audio.paused ? player.play() : audio.pause()),
    seek(seconds: number): void {
      const time = Math.max(0, Math.min(state.duration || seconds, seconds))
      audio.currentTime = time
      set({ time })
    },
    step: (seconds: number) => player.seek(state.time + seconds),
    playFrom(seconds: number): void {
      player.seek(seconds)
      set({ jumps: state.jumps + 1 })
      player.play()
    },
    setSpeed(speed: number): void {
      audio.playbackRate = speed
      audio.defaultPlaybackRate = speed
      set({ speed })
    },
    setSkippingSilence: (isSkippingSilence: boolean) => set({ isSkippingSilence }),
    close(): void {
      cancelAnimationFrame(frame)
      audio.pause()
      audio.removeAttribute('src')
      audio.load()
    },
  }
  return player
}

export type Player = ReturnType<typeof createPlayer>

export const PlayerContext = createContext<Player | null>(null)

export function usePlayerControls(): Player {
  const player = use(PlayerContext)
  if (!player) throw new Error('There is no player on this page')
  return player
}

/** A part of the player's state; the component is drawn again only when that part changes. */
export function usePlayer<Part extends string | number | boolean | null>(
  select: (state: PlayerState) => Part,
): Part {
  const player = usePlayerControls()
  const read = () => select(player.read())
  return useSyncExternalStore(player.subscribe, read, read)
}
