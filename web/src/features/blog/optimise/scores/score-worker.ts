import { scorePost } from './score-post.ts'

globalThis.addEventListener('message', ({ data }) => globalThis.postMessage(scorePost(data)))
