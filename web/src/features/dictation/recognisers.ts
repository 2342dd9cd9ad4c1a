export { listenInBrowser } from './browser-recogniser.ts'
export { listenWithParley } from './parley-recogniser.ts'
export { canBrowserListen } from './recognition.ts'
export { canRecord } from './utterance.ts'
