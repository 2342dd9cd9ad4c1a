import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import type { RunningHost } from './host.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What an operator does: makes an account admin of the instance. */
export function grantAdmin(host: RunningHost, email: string): void {
  execFileSync(process.execPath, ['server/src/admin.ts', 'grant', email], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: host.dataDir },
  })
}

/** A real PNG of a size, drawn by the browser. */
export async function drawPng(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([wide = 1, high = 1]) => {
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = high
      const context = canvas.getContext('2d')
      if (context) {
        context.fillStyle = '#2b41c4'
        context.fillRect(0, 0, wide / 2, high)
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height],
  )
  return Buffer.from(base64, 'base64')
}
