/** "Copied" stays for 2 s (docs/specified.md S9.11). */
const shownFor = 2000

/** Offers "Copy link" where the browser has a clipboard. */
export function offerCopyLink(): void {
  const item = document.querySelector<HTMLElement>('[data-copy-link]')
  const button = item?.querySelector('button')
  if (!item || !button || !('clipboard' in navigator)) return
  const label = button.textContent
  item.hidden = false
  button.setAttribute('aria-live', 'polite')
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(item.dataset['copyLink'] ?? location.href).then(
      () => {
        button.textContent = 'Copied'
        setTimeout(() => {
          button.textContent = label
        }, shownFor)
      },
      () => {
        button.textContent = 'Failed to copy'
      },
    )
  })
}
