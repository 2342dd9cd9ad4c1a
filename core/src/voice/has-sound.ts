interface Kept {
  storage_path: string | null
  status: string
}

/**
 * Whether one hears a recording: not one that was imported as text, whose audio was deleted, or is still on its way here, or that
 * one may not see. The database says the same of whatever leads to a second (`has_sound`).
 */
export const hasSound = (recording: Kept | null): boolean =>
  recording?.storage_path != null && !['recording', 'uploading'].includes(recording.status)
