/** Puts the frame of a video or post in place of the question whether to load it, at a press on its button. */
export function playEmbed(target: EventTarget | null): void {
  if (!(target instanceof Element) || target.closest('button') === null) return
  const place = target.closest<HTMLElement>('[data-embed]')
  const button = place?.querySelector('button')
  const address = place?.dataset['embed']
  if (!place || !button || address === undefined) return
  const frame = document.createElement('iframe')
  frame.src = address
  frame.title = place.dataset['title'] ?? ''
  frame.allow = 'autoplay; fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation')
  button.replaceWith(frame)
  frame.focus()
}
