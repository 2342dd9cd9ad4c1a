import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A network in ONNX that "recognises" one word, wherever there is sound: enough to run the real recogniser with its real
 * features, decoding and times, where no trained model can be had. Wire format: onnx.proto3 of the ONNX project.
 */
type Part = Buffer | string | number

function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  do {
    bytes.push((rest & 127) | (rest > 127 ? 128 : 0))
    rest >>>= 7
  } while (rest > 0)
  return Buffer.from(bytes)
}

const field = (tag: number, ...values: Part[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      if (typeof value === 'number') return Buffer.concat([varint(tag << 3), varint(value)])
      const body = Buffer.from(value)
      return Buffer.concat([varint((tag << 3) | 2), varint(body.length), body])
    }),
  )
const message = (...parts: Buffer[]): Buffer => Buffer.concat(parts)

const float = 1
const int64 = 7
const tensor = (name: string, dimensions: number[], values: number[]): Buffer =>
  message(
    field(1, ...dimensions),
    field(2, float),
    field(8, name),
    field(9, Buffer.from(new Float32Array(values).buffer)),
  )
const integers = (name: string, values: number[]): Buffer =>
  message(field(1, name), field(8, ...values), field(20, 7))
const integer = (name: string, value: number): Buffer =>
  message(field(1, name), field(3, value), field(20, 2))
const node = (type: string, inputs: string[], output: string, ...attributes: Buffer[]): Buffer =>
  message(field(1, ...inputs), field(2, output), field(4, type), field(5, ...attributes))
function port(name: string, type: number, dimensions: (number | string)[]): Buffer {
  const shape = dimensions.map((size) => field(1, field(typeof size === 'number' ? 1 : 2, size)))
  return message(field(1, name), field(2, field(1, message(field(1, type), field(2, message(...shape))))))
}
const note = (key: string, value: string): Buffer => field(14, message(field(1, key), field(2, value)))

/** Loud frames score the word, quiet ones the blank: the mean of 80 log energies against a threshold. */
const graph = message(
  field(
    1,
    node('AveragePool', ['audio_signal'], 'pooled', integers('kernel_shape', [8]), integers('strides', [8])),
    node('Transpose', ['pooled'], 'turned', integers('perm', [0, 2, 1])),
    node('MatMul', ['turned', 'weights'], 'scores'),
    node('Add', ['scores', 'bias'], 'shifted'),
    node('LogSoftmax', ['shifted'], 'logprobs', integer('axis', 2)),
  ),
  field(2, 'tone'),
  field(
    5,
    tensor(
      'weights',
      [80, 2],
      Array.from({ length: 160 }, (_, index) => (index % 2 === 0 ? 1 / 80 : 0)),
    ),
    tensor('bias', [2], [10, 0]),
  ),
  field(11, port('audio_signal', float, ['n', 80, 't']), port('length', int64, ['n'])),
  field(12, port('logprobs', float, ['n', 's', 2])),
)

/** Writes the model's two files into a folder. Its one word is "Beep." */
export function writeToneModel(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const model = message(
    field(1, 8),
    field(7, graph),
    field(8, message(field(1, ''), field(2, 17))),
    note('vocab_size', '1'),
    note('subsampling_factor', '8'),
    note('normalize_type', ''),
    note('model_type', 'EncDecCTCModelBPE'),
  )
  writeFileSync(join(folder, 'model.int8.onnx'), model)
  writeFileSync(join(folder, 'tokens.txt'), '▁Beep. 0\n<blk> 1\n')
}
