/** Words for other features and menus. Pages are loaded by the table of routes, not through here. */
export { readRecordingSearch, readVoiceSearch } from './voice-search.ts'
