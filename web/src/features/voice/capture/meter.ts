/** Loudness of what is connected to its node. */
export function createMeter(context: AudioContext) {
  const analyser = context.createAnalyser()
  analyser.fftSize = 2048
  const samples = new Float32Array(analyser.fftSize)
  return {
    node: analyser,
    read() {
      analyser.getFloatTimeDomainData(samples)
      let sum = 0
      let peak = 0
      for (const sample of samples) {
        sum += sample * sample
        peak = Math.max(peak, Math.abs(sample))
      }
      return { loudness: Math.sqrt(sum / samples.length), peak: Math.min(1, peak) }
    },
  }
}
