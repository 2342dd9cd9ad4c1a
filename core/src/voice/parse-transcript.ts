import { parseSrt, parseVtt } from './parse-cues.ts'
import { parseFailure } from './parse-failure.ts'
import { parsePlainText } from './parse-plain-text.ts'
import type { TranscriptParse } from './transcript.ts'

const cueTiming = /^\s*\d[\d:.,]*\s*-{1,2}>\s*\d[\d:.,]*/m
const binaryStarts = ['PK\u0003\u0004', '%PDF-', 'RIFF', 'ID3', 'OggS', 'fLaC', '{\\rtf', '\u001AE']

function isBinary(text: string): boolean {
  if (text.includes('\0') || binaryStarts.some((start) => text.startsWith(start))) return true
  const sample = text.slice(0, 4000)
  const strange = (sample.match(/[\p{Cc}\uFFFD]/gu) ?? []).filter(
    (character) => character.trim() !== '',
  ).length
  return strange / sample.length > 0.02
}

/**
 * Reads a transcript whatever its format; the content decides, the file name only where the content leaves it open.
 * Never throws: an empty, binary or wordless text comes back as a failure with the message for the user.
 */
export function parseTranscript(fileName: string | null, text: string): TranscriptParse {
  const content = text.replace(/^\uFEFF/, '')
  if (content.trim() === '') return parseFailure('empty')
  if (isBinary(content)) return parseFailure('binary')
  if (/^WEBVTT(?:\s|$)/.test(content)) return parseVtt(content)
  if (cueTiming.test(content)) return /\.vtt$/i.test(fileName ?? '') ? parseVtt(content) : parseSrt(content)
  return parsePlainText(content)
}
