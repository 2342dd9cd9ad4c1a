import { variableParts } from '@parley/core/automations/render'

/** A text that is only read, with what is filled in set apart; `named` comes of `nameVariables` or `describeAutomation`. */
export function VariableText({ named }: { named: string }) {
  return variableParts(named).map(({ text, isVariable }, index) =>
    isVariable ? (
      <span key={index} className="rounded-sm bg-sunken px-0.5 whitespace-nowrap text-ink">
        {text}
      </span>
    ) : (
      text
    ),
  )
}
