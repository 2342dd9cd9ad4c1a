import { decodeEntities } from '@parley/core/text/html-entities'
import { objectNotFound, StorageError } from './errors.ts'

/** The service could not be reached, or reports that it is busy. */
export const storeUnavailable = (cause: unknown) =>
  Object.assign(new StorageError(503, 'unavailable', 'The object store is away for a moment. Try again.'), {
    cause,
  })

const misconfigured = (message: string) => new StorageError(500, 'object_store', message)

/** The value of an element that occurs once, in the flat XML that S3 answers. */
export function elementOf(xml: string, name: string): string | undefined {
  const content = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return content === undefined ? undefined : decodeEntities(content)
}

/** An S3 service's error as a message for the operator. A HEAD response has no code. */
export function refusalOf(
  status: number,
  code: string,
  bucket: string,
  isAboutBucket: boolean,
): StorageError {
  if (status === 429 || status >= 500) return storeUnavailable(`${status} ${code}`)
  if (code === 'NoSuchBucket' || (status === 404 && isAboutBucket))
    return misconfigured(`The object store has no bucket named ${bucket}. Check S3_BUCKET.`)
  if (status === 404) return objectNotFound()
  if (code === 'RequestTimeTooSkewed')
    return misconfigured(
      "The object store refuses requests because this machine's clock is wrong. Set the clock.",
    )
  if (status === 403)
    return misconfigured(
      `The object store refuses access to the bucket ${bucket} (${code || status}). Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what that key may do.`,
    )
  if (status < 400 || code === 'AuthorizationHeaderMalformed' || (status === 400 && isAboutBucket))
    return misconfigured(
      `The bucket ${bucket} is not at this address (${code || status}). Check S3_ENDPOINT and S3_REGION.`,
    )
  return misconfigured(`The object store refused the request (${status} ${code}).`)
}
