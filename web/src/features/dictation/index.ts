export { DictateButton } from './dictate-button.tsx'
export { type Ear, journeyOf, type Listening, type ListenProblem } from './ear.ts'
export { listen } from './listen.ts'
