import { scorePost } from './score-post.ts'

addEventListener('message', ({ data }) => postMessage(scorePost(data), { transfer: [] }))
