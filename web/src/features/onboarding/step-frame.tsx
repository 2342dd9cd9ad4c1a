import type { ReactNode } from 'react'

interface Props {
  step: number
  count: number
  title: string
  description: string
  children: ReactNode
}

export function StepFrame({ step, count, title, description, children }: Props) {
  return (
    <div className="mx-auto w-full max-w-md px-4 pt-10 pb-16 sm:pt-20">
      {count > 1 && (
        <p className="text-sm text-faint tabular-nums">
          Step {step} of {count}
        </p>
      )}
      <h1 className="mt-1 text-xl font-[580]">{title}</h1>
      <p className="mt-1.5 text-body text-muted">{description}</p>
      <div className="mt-7">{children}</div>
    </div>
  )
}
