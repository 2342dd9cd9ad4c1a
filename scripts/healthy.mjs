// A container's health check: ends with code 0 while the process here is ready to work.
const answer = await fetch(`http://127.0.0.1:${process.env['PORT'] ?? 3000}/readyz`, {
  signal: AbortSignal.timeout(8000),
}).catch((error) => error)
if (answer.ok !== true) {
  console.error(answer instanceof Error ? answer.message : await answer.text())
  process.exit(1)
}
