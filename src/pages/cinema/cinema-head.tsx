import { CinemaHero, type CinemaHeroProps } from '@marquee/design/heroes/cinema-hero.tsx'
import { useHydrated } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFavourites } from '../../features/saved-items/favourites/use-favourites.ts'
import type { CinemaPage } from '../../page-models/cinema.ts'
import { ACCESSIBILITY, INFO, PRICES } from './anchors.ts'
import { hasPrices, openInfo, openPrices } from './cinema-modals.ts'

type Action = NonNullable<CinemaHeroProps['actions']>[number]

/** Links down the page, or to the full page from the light one. Printing needs script. */
function useActions(page: CinemaPage): readonly Action[] {
  const { t } = useTranslation('cinema')
  const hydrated = useHydrated()
  const print: Action = { label: t('print'), icon: 'print', onPress: () => window.print() }
  const { more, day, fullHref } = page
  const ways: readonly Action[] = !more
    ? [{ label: t('acts.full'), icon: 'page', href: fullHref }]
    : [
        {
          label: t('acts.info'),
          icon: 'info',
          href: `#${INFO}`,
          opens: 'cinemaInfo',
          onPress: (trigger: HTMLElement) => openInfo(page, more.info, trigger),
        },
        ...(hasPrices(more.prices)
          ? [
              {
                label: t('acts.prices'),
                icon: 'tag',
                href: `#${PRICES}`,
                opens: 'pricing',
                onPress: (trigger: HTMLElement) => openPrices(more.prices, trigger),
              } as const,
            ]
          : []),
        ...(more.info.access.text === null
          ? []
          : [{ label: t('acts.accessibility'), icon: 'accessibility', href: `#${ACCESSIBILITY}` } as const]),
      ]
  return hydrated && day.programme.length > 0 ? [...ways, print] : ways
}

export function CinemaHead({ page }: { readonly page: CinemaPage }) {
  const { t } = useTranslation('cinema')
  const actions = useActions(page)
  const favouriteOf = useFavourites()
  const { name, head, day } = page
  const line = [head.address.join(', '), head.size].filter(Boolean).join('. ')
  return (
    <CinemaHero
      name={name}
      picture={head.backdrop}
      line={line}
      actions={actions}
      favourite={favouriteOf?.(page.slug)}
      printLine={t('printHead', { day: day.dayName })}
    />
  )
}
