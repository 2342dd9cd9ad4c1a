// Speaks the landing page's conversation with espeak-ng and measures it: `node web/scripts/make-demonstration.mjs`.
// Writes src/features/landing/demonstration-audio.json. Needs espeak-ng and ffmpeg.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const lines = [
  ['us', 'Hi Ana, thanks for making the time. How did the trial go?'],
  ['them', 'Really well, the team likes it. My worry is the price. Forty seats is a lot for us.'],
  ['us', 'Understood. If you start with twenty-five seats, I can hold the annual price.'],
  ['them', 'That would work. I need Tom, our finance lead, to sign it off before the end of the quarter.'],
  ['us', 'Then I will send the revised proposal by Thursday, and a security summary for Tom.'],
  ['them', "Perfect. Let's talk again on Monday at ten."],
]
const voices = {
  us: ['-v', 'en-us+m3', '-s', '165', '-p', '42'],
  them: ['-v', 'en-gb+f2', '-s', '160', '-p', '58'],
}
const sampleRate = 8000
const bucketCount = 240
const pause = 0.45
const wav = join(mkdtempSync(join(tmpdir(), 'demonstration-')), 'line.wav')

function speak(voice, text) {
  execFileSync('espeak-ng', [...voices[voice], '-w', wav, text])
  const pcm = execFileSync(
    'ffmpeg',
    ['-v', 'error', '-i', wav, '-ac', '1', '-ar', `${sampleRate}`, '-f', 'f32le', '-'],
    { maxBuffer: 1e8 },
  )
  return new Float32Array(pcm.buffer, pcm.byteOffset, pcm.length / 4)
}

const round = (value) => Math.round(value * 100) / 100
let clock = 0.4
const parts = lines.map(([voice, text]) => {
  const samples = speak(voice, text)
  const part = { voice, text, samples, start: clock, end: clock + samples.length / sampleRate }
  clock = part.end + pause
  return part
})
const energy = { us: new Float64Array(bucketCount), them: new Float64Array(bucketCount) }
for (const { voice, samples, start } of parts) {
  samples.forEach((sample, index) => {
    energy[voice][Math.floor(((start + index / sampleRate) / clock) * bucketCount)] += sample ** 2
  })
}
function peaksOf(buckets) {
  const loudness = Array.from(buckets, Math.sqrt)
  const loudest = Math.max(...loudness)
  return loudness.map((value) => round(value / loudest))
}
writeFileSync(
  new URL('../src/features/landing/demonstration-audio.json', import.meta.url),
  `${JSON.stringify({
    duration: round(clock),
    segments: parts.map(({ voice, text, start, end }) => ({
      voice,
      start: round(start),
      end: round(end),
      text,
    })),
    peaks: { us: peaksOf(energy.us), them: peaksOf(energy.them) },
  })}\n`,
)
