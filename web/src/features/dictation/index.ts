export { DictateButton } from './dictate-button.tsx'
export { disableParley, findRecogniser } from './find-recogniser.ts'
export { listen } from './listen.ts'
export {
  describeDestination,
  type Listening,
  type ListenProblem,
  type Recogniser,
} from './recogniser.ts'
export { createRecognition, isRecognitionEvent } from './recognition.ts'
export { NotOffered, recordedType, recordUtterance, type Utterance } from './utterance.ts'
