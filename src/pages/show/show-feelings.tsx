import { Button } from '@marquee/design/controls/button.tsx'
import { RatingBars } from '@marquee/design/sections/rating-bars.tsx'
import { useTranslation } from 'react-i18next'
import { useSignInRequired } from '../../features/auth/use-sign-in-required.ts'
import { HideFilm } from '../../features/hidden-films/hide-film.tsx'
import { type FeelingsData, percent, ratingsOf } from '../../features/saved-items/ratings/feelings.ts'
import { useFelt } from '../../features/saved-items/ratings/use-feeling-counts.ts'
import { FEELINGS } from '../../programme/show-anchors.ts'

/** Loaded on the press. */
async function openRating(show: FeelingsData['show'], trigger: Element) {
  const feelings = await import('../../features/saved-items/ratings/feelings.ts')
  feelings.openRating(show, trigger)
}

/** Tenths of the ratings. Fewer ratings say nothing, and a mixed opinion makes no headline. */
const OF = 10

function headline({ loved, liked, disappointed }: FeelingsData['feelings']) {
  const total = loved + liked + disappointed
  const kinds = [
    { kind: 'loved', share: loved / total },
    { kind: 'liked', share: (loved + liked) / total },
  ] as const
  const found = total < OF ? undefined : kinds.find(({ share }) => share > 0.5)
  if (!found) return null
  return { kind: found.kind, tenths: found.share === 1 ? OF : Math.min(OF - 1, Math.round(found.share * OF)) }
}

/** "6 spectateurs sur 10 l’ont adoré", as a row of lit bulbs. */
function Headline({ feelings }: Pick<FeelingsData, 'feelings'>) {
  const { t } = useTranslation('show')
  const said = headline(feelings)
  if (!said) return null
  return (
    <>
      <p className="show-said">{t(`feelings.said.${said.kind}`, { tenths: said.tenths })}</p>
      <svg className="show-bulbs" viewBox="4 2 192 16" aria-hidden="true">
        {Array.from({ length: OF }, (_, index) => (
          <circle
            key={index}
            cx={10 + index * 20}
            cy="10"
            r="6"
            data-lit={index < said.tenths || undefined}
          />
        ))}
      </svg>
    </>
  )
}

/** The counts are shown without script too. */
export function ShowFeelings({ show, feelings: counted }: FeelingsData) {
  const { t, i18n } = useTranslation('show')
  const withClient = useSignInRequired()
  const feelings = useFelt(show.slug, counted)
  const { loved, liked, disappointed, wishlist } = feelings
  const total = ratingsOf(feelings)
  return (
    <div className="dark stack show-feelings" id={FEELINGS}>
      <h2>{t('feelings.title')}</h2>
      <Headline feelings={feelings} />
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
      <HideFilm show={show} />
    </div>
  )
}
