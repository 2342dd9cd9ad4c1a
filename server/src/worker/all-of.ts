import { z } from 'zod'
import { defineTask, type JobTask, type WorkerServices } from './tasks.ts'

/**
 * Runs the steps one after the other, even if earlier ones fail. @throws AggregateError with all their errors, at the
 * end
 */
export async function runAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = []
  for (const step of steps) await step().catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '))
}

/**
 * A job of several independent steps, so that an unavailable mail server does not suppress reminders. Retried when any
 * has failed.
 */
export const allOf = (...steps: readonly ((services: WorkerServices) => Promise<unknown>)[]): JobTask =>
  defineTask(z.unknown(), (services) => runAll(steps.map((step) => () => step(services))))
