/**
 * Reads a `text/event-stream` fed in pieces of any cut: lines end with LF, CR or CRLF, a character may be split between
 * two pieces, comments and other fields are passed over. Calls back with the data of each event.
 */
export function createEventReader(onData: (data: string) => void): {
  push: (piece: Uint8Array) => void
  end: () => void
} {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  const dispatch = () => {
    if (data.length > 0) onData(data.join('\n'))
    data = []
  }
  const readLine = (line: string) => {
    if (line === '') dispatch()
    else if (line === 'data') data.push('')
    else if (line.startsWith('data:')) data.push(line.slice(line.startsWith('data: ') ? 6 : 5))
  }
  const readLines = (text: string) => {
    // A CR at the end may be the first half of a CRLF.
    const isOpen = text.endsWith('\r')
    const lines = (isOpen ? text.slice(0, -1) : text).split(/\r\n|\n|\r/)
    const last = lines.pop() ?? ''
    for (const line of lines) readLine(line)
    rest = isOpen ? `${last}\r` : last
  }
  return {
    push: (piece) => readLines(rest + decoder.decode(piece, { stream: true })),
    end: () => {
      readLines(`${rest}${decoder.decode()}\n`)
      dispatch()
    },
  }
}
