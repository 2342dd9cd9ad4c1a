import { brand } from '~/brand.ts'
import { demonstration } from '~/features/landing/index.ts'
import { Waveform } from '~/ui/waveform.tsx'

/** Beside the form: one real conversation, and what came of it. */
export default function AuthPicture() {
  return (
    <aside className="hidden border-l pl-16 lg:block">
      <p className="max-w-[18ch] text-2xl font-[560] text-balance">{brand.headline}</p>
      <div className="mt-14">
        <Waveform above={demonstration.peaks.us} below={demonstration.peaks.them} height={128} />
      </div>
      <dl className="mt-10 max-w-md text-sm">
        {demonstration.records.slice(0, 3).map((record) => (
          <div key={record.title} className="flex h-9 items-center gap-4 border-b">
            <dt className="w-24 text-faint">{record.kind}</dt>
            <dd className="flex-1">{record.title}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
