import { type ComponentProps, useEffect, useRef } from 'react'
import { joinClasses } from './join-classes.ts'

/**
 * What is pressed most on a page: on phones it stands above the navigation, under the thumb, and what floats there goes
 * up by its height (`--thumb-bar`, see styles.css).
 */
export function ThumbBar({ className = '', ...rest }: ComponentProps<'section'>) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--thumb-bar', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--thumb-bar')
    }
  }, [])
  return (
    <section
      ref={bar}
      data-below-toasts
      className={joinClasses(
        'max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-md:z-20 max-md:border-t max-md:bg-canvas max-md:px-4 max-md:pt-3',
        className,
      )}
      {...rest}
    />
  )
}
