import { useState } from 'react'
import { clearErrorLog, errorLog } from '~/data/error-log.ts'
import { formatRecord } from '~/data/formats.ts'
import { navigation, navigationGuard } from '~/data/navigation.ts'
import { useStore } from '~/data/store.ts'
import { Button } from '~/ui/button.tsx'
import { Input } from '~/ui/input.tsx'
import { Select } from '~/ui/select.tsx'
import { consoleLog } from './console-log.ts'
import { filterLines, formatLines, logKinds, readLines } from './log-lines.ts'

function clearAll() {
  clearErrorLog()
  consoleLog.write([])
  navigationGuard.clear()
}

export function LogsTab() {
  const [kind, setKind] = useState<(typeof logKinds)[number]>('All')
  const [words, setWords] = useState('')
  const [copied, setCopied] = useState('')
  const all = readLines({
    console: useStore(consoleLog),
    errors: useStore(errorLog),
    navigation: useStore(navigation),
  })
  const lines = filterLines(all, kind, words)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(formatLines(lines))
      setCopied('Copied to clipboard')
    } catch {
      setCopied('Failed to copy')
    }
  }
  return (
    <>
      <div className="flex gap-2">
        <Select
          aria-label="Kind"
          value={kind}
          onChange={({ target }) => setKind(logKinds.find((known) => known === target.value) ?? 'All')}
        >
          {logKinds.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
        <Input
          aria-label="Filter the log"
          placeholder="Filter"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul aria-label="Log" tabIndex={0} className="my-3 h-52 overflow-auto border-y font-mono text-xs">
        {lines.map((line, index) => (
          <li key={`${line.at} ${index}`} className="border-b py-1 last:border-0" title={line.detail}>
            <span className="text-faint">
              {formatRecord(line.at)} {line.label}
            </span>{' '}
            <span className="break-all">{line.text}</span>
          </li>
        ))}
        {lines.length === 0 && (
          <li className="py-3 font-sans text-muted">
            {all.length === 0 ? 'Nothing has happened yet.' : 'No line fits.'}
          </li>
        )}
      </ul>
      <div className="flex items-center gap-2">
        <Button size="small" disabled={lines.length === 0} onClick={() => void copy()}>
          Copy
        </Button>
        <Button size="small" disabled={all.length === 0} onClick={clearAll}>
          Clear
        </Button>
        <output className="ml-auto text-xs text-faint">{copied || `${lines.length} of ${all.length}`}</output>
      </div>
    </>
  )
}
