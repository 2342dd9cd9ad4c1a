export { canBrowserListen, listenInBrowser } from './browser-ear.ts'
export { canRecord, listenWithParley } from './parley-ear.ts'
