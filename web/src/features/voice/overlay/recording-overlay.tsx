import { formatClock } from '@parley/core/voice/clock'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '~/ui/button.tsx'
import { RecordDot } from '~/ui/record-dot.tsx'
import { recorder, useRecorder } from '../capture/index.ts'
import { useQueuedRecordings } from '../upload-queue/index.ts'

/**
 * Over every signed-in page: says that sound is being kept, and ends it, wherever one has gone meanwhile. Also sends
 * what a former visit left in this browser, whichever page is opened first.
 */
export default function RecordingOverlay() {
  useQueuedRecordings()
  const phase = useRecorder().session.phase
  const path = useLocation({ select: (location) => location.pathname })
  const isLive = phase === 'recording' || phase === 'paused' || phase === 'stopping'
  if (!isLive || path === '/voice') return null
  return (
    <aside
      aria-label="Recording"
      data-below-toasts
      className="rise fixed right-20 bottom-(--above-thumb) z-40 flex items-center gap-3 rounded-full border bg-raised py-1.5 pr-1.5 pl-4 shadow-float md:bottom-4"
    >
      <RecordDot isLive={phase === 'recording'} />
      <Link to="/voice" className="text-sm font-medium tabular-nums hover:underline">
        {phase === 'paused' ? 'Paused' : 'Recording'} <Seconds />
      </Link>
      <Button size="small" isBusy={phase === 'stopping'} onClick={() => void recorder.stop()}>
        Stop
      </Button>
    </aside>
  )
}

function Seconds() {
  const [seconds, setSeconds] = useState(() => recorder.seconds())
  useEffect(() => {
    const timer = setInterval(() => setSeconds(recorder.seconds()), 500)
    return () => clearInterval(timer)
  }, [])
  return <span>{formatClock(seconds)}</span>
}
