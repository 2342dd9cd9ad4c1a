/** Bytes `start` to before `end` as the characters that a file's signature is written in. */
export const asciiAt = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end))
