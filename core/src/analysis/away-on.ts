const relativeDay = /\b(?:today|tonight|tomorrow)\b/i
const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i
/** Whether an answer says that its speaker is not there on the day named. */
export function isAwayOn(text: string, due: string): boolean {
  const day = (weekday.exec(due) ?? relativeDay.exec(due))?.[0].toLowerCase()
  const said = text.toLowerCase()
  return (
    day !== undefined &&
    said.includes(day) &&
    /\b(?:i'm (?:in|at|on|off|away|out)|we're (?:in|at|closed|shut|off|away|out)|i am (?:in|at|off|away)|can't|cannot|won't|isn't|not|doesn't|no good|bad)\b/.test(
      said,
    )
  )
}
