import { useEffect, useRef } from 'react'

interface CardSpacesProps {
  readonly count: number
  /** Called when the first space is above the end of the next screen. */
  readonly onNear?: (() => void) | undefined
}

/** Places of cards that are still to be loaded, so that nothing below them moves. Hidden without script. */
export function CardSpaces({ count, onNear }: CardSpacesProps) {
  const first = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!first.current || !onNear) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
      },
      { rootMargin: '1000000px 0px 100%' },
    )
    observer.observe(first.current)
    return () => observer.disconnect()
  }, [onNear])
  return Array.from({ length: count }, (_, space) => (
    <li
      key={space}
      className="card-space ahead js"
      aria-hidden="true"
      ref={space === 0 ? first : undefined}
    />
  ))
}
