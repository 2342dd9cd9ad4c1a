import { argv, stdout } from 'node:process'
import { type Answer, job } from './jobs.ts'
import { runJob } from './run-job.ts'
import { UnknownSound } from './unknown-sound.ts'

/**
 * A process of its own around what reads sound that strangers made: `sound-process.ts JOB`, a job as JSON, prints an answer as
 * JSON. Its time and memory are bounded from outside (decoder.ts).
 */
const [, , json = ''] = argv

async function answer(): Promise<Answer> {
  try {
    return { done: await runJob(job.parse(JSON.parse(json))) }
  } catch (error) {
    if (error instanceof UnknownSound) return { unknown: error.message }
    return { failure: error instanceof Error ? error.message : 'unknown' }
  }
}

stdout.write(JSON.stringify(await answer()))
