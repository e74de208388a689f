import { Button } from '@marquee/design/controls/button.tsx'
import { RatingBars } from '@marquee/design/sections/rating-bars.tsx'
import { useTranslation } from 'react-i18next'
import { useSignInRequired } from '../../features/auth/use-sign-in-required.ts'
import { type FeelingsData, percent, ratingsOf } from '../../features/saved-items/ratings/feelings.ts'
import { useFelt } from '../../features/saved-items/ratings/use-felt.ts'
import { FEELINGS } from '../../programme/show-anchors.ts'

/** Loaded on the press. */
async function openRating(show: FeelingsData['show'], trigger: Element) {
  const feelings = await import('../../features/saved-items/ratings/feelings.ts')
  feelings.openRating(show, trigger)
}

/** The counts are shown without script too. */
export function ShowFeelings({ show, feelings: counted }: FeelingsData) {
  const { t, i18n } = useTranslation('show')
  const withClient = useSignInRequired()
  const feelings = useFelt(show.slug, counted)
  const { loved, liked, disappointed, wishlist } = feelings
  const total = ratingsOf(feelings)
  return (
    <div className="stack show-feelings" id={FEELINGS}>
      <h2>{t('feelings.title')}</h2>
      <p className="muted">{total > 0 ? t('feelings.total', { count: total }) : t('feelings.none')}</p>
      {total > 0 && (
        <RatingBars
          rows={[
            { label: t('feelings.loved'), count: loved },
            { label: t('feelings.liked'), count: liked },
            { label: t('feelings.disappointed'), count: disappointed },
          ]}
          formatShare={(share) => percent(share, i18n.language)}
        />
      )}
      {wishlist > 0 && <p className="muted">{t('feelings.wishlist', { count: wishlist })}</p>}
      <p>
        <Button
          small
          opens="clientRating"
          onPress={(trigger) =>
            withClient(() => void openRating(show, trigger), trigger, { kind: 'rating', slug: show.slug })
          }
        >
          {t('feelings.rate')}
        </Button>
      </p>
    </div>
  )
}
