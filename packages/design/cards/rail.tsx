import { Children, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { SectionHead, type SectionHeadProps } from '../sections/section-head.tsx'

export interface RailProps extends Pick<SectionHeadProps, 'title' | 'more' | 'beside'> {
  children: ReactNode
  /** Tiles instead of posters. */
  wide?: boolean | undefined
  /** Two rows of cards with showtimes. */
  times?: boolean | undefined
  /** Cards of equal height. */
  filled?: boolean | undefined
  /** Name of the promotion in analytics. */
  promotion?: string | undefined
}

interface RailPosition {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
}

interface RailEnds {
  atStart: boolean
  atEnd: boolean
}

const tolerance = 4

/** Right-to-left scroll positions are negative. */
export function railEnds({ scrollLeft, clientWidth, scrollWidth }: RailPosition): RailEnds {
  const travelled = Math.abs(scrollLeft)
  return { atStart: travelled <= tolerance, atEnd: travelled + clientWidth >= scrollWidth - tolerance }
}

/** One page: the visible width minus one card, so that one stays in view. */
export function railPage(clientWidth: number, cardWidth: number): number {
  return Math.max(cardWidth, clientWidth - cardWidth)
}

function useRail() {
  const list = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState<RailEnds>({ atStart: true, atEnd: false })

  const measure = useCallback(() => {
    if (!list.current) return
    const now = railEnds(list.current)
    setEnds((before) => (before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now))
  }, [])

  useEffect(() => {
    const rail = list.current
    if (!rail) return
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(rail)
    rail.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      rail.removeEventListener('scroll', measure)
    }
  }, [measure])

  const page = useCallback((direction: 1 | -1) => {
    const rail = list.current
    if (!rail) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const card = rail.firstElementChild?.clientWidth ?? rail.clientWidth
    rail.scrollBy({ left: direction * railPage(rail.clientWidth, card), behavior: still ? 'auto' : 'smooth' })
  }, [])

  return { list, ends, page }
}

/** Swiped on a phone, paged on a desktop, scrolled without script. */
export function Rail({ title, more, beside, wide, times, filled, promotion, children }: RailProps) {
  const { t } = useTranslation('components')
  const { list, ends, page } = useRail()
  const id = useId()
  return (
    <section className="section" aria-labelledby={id} data-promotion={promotion}>
      <SectionHead id={id} title={title} more={more} beside={beside}>
        <div className="rail-head__pager" data-idle={ends.atStart && ends.atEnd ? '' : undefined}>
          <IconButton
            edged
            icon="previous"
            label={t('rail.previous', { title })}
            disabled={ends.atStart}
            onPress={() => page(-1)}
          />
          <IconButton
            edged
            icon="next"
            label={t('rail.next', { title })}
            disabled={ends.atEnd}
            onPress={() => page(1)}
          />
        </div>
      </SectionHead>
      <ul
        className={classNames('rail', wide && 'rail--wide', times && 'rail--times', filled && 'rail--filled')}
        ref={list}
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </section>
  )
}
