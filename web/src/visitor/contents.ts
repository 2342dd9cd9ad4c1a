/** Marks in the tables of contents where the reader is: the last heading that has passed the upper third. */
export function followContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
  const headings = links.flatMap(
    (link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? [],
  )
  if (headings.length === 0) return
  const mark = () => {
    const line = globalThis.innerHeight / 3
    const current = headings.findLast((heading) => heading.getBoundingClientRect().top <= line)
    for (const link of links) {
      if (current && link.hash === `#${current.id}`) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66%' })
  for (const heading of headings) observer.observe(heading)
}
