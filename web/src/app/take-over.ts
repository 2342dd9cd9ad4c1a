const container = document.getElementById('root')

let isServerPage = container?.hasChildNodes() ?? false

/**
 * Whether the page in sight is the one that the server rendered. It stays until the app has the same one to show, so
 * what that needs is waited for.
 */
export const isServerPageInSight = (): boolean => isServerPage

/** From here on the app's own page is in sight. */
export function endServerPage(): void {
  isServerPage = false
}
