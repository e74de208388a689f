import { useTranslation } from 'react-i18next'
import { RatingBars } from '../../components/sections/rating-bars.tsx'
import type { ShowPage } from '../../page-data/models/pages.ts'

type Feelings = NonNullable<ShowPage['feelings']>

/** A French "%" is set apart by a narrow space, as `Intl` does not do the same everywhere. */
function percent(share: number, language: string): string {
  const number = Math.round(share * 100)
  return language === 'fr' || language === 'de' ? `${number}\u202f%` : `${number}%`
}

export function ShowFeelings({ feelings }: { readonly feelings: Feelings }) {
  const { t, i18n } = useTranslation('show')
  const { loved, liked, disappointed, wishlist } = feelings
  const total = loved + liked + disappointed
  if (total === 0 && wishlist === 0) return null
  return (
    <div className="stack">
      <h2>{t('feelings.title')}</h2>
      {total > 0 && <p className="muted">{t('feelings.total', { count: total })}</p>}
      <RatingBars
        rows={[
          { label: t('feelings.loved'), count: loved },
          { label: t('feelings.liked'), count: liked },
          { label: t('feelings.disappointed'), count: disappointed },
        ]}
        formatShare={(share) => percent(share, i18n.language)}
      />
      {wishlist > 0 && <p className="muted">{t('feelings.wishlist', { count: wishlist })}</p>}
    </div>
  )
}
