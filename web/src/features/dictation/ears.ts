export { listenInBrowser } from './browser-ear.ts'
export { listenWithParley } from './parley-ear.ts'
export { canBrowserListen } from './recognition.ts'
export { canRecord } from './utterance.ts'
