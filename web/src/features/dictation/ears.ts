export { canBrowserListen, listenInBrowser } from './browser-ear.ts'
export { listenWithParley } from './parley-ear.ts'
export { canRecord } from './utterance.ts'
