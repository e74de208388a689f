import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Share } from '../../components/controls/share.tsx'
import { FilmHero } from '../../components/heroes/film-hero.tsx'
import { RichText } from '../../components/sections/rich-text.tsx'
import type { ShowPage } from '../../page-data/models/pages.ts'
import { flagData, pictureData } from '../cards/model-props.ts'
import { SHOWTIMES, TRAILER_QUERY } from './anchors.ts'

const LEADING_ACTORS = 3

interface ShowHeadProps {
  readonly page: ShowPage
  readonly onTrailer: () => void
}

/** The opening lines: the short text if there is one, else the synopsis. */
function opening({ logline, synopsis }: ShowPage) {
  if (logline !== null) return <p>{logline}</p>
  return synopsis === null ? null : <RichText html={synopsis} />
}

/** Where showtimes can be bought: not before the sale opens, not without any. */
const isOnSale = ({ main, others }: ShowPage) =>
  [main, ...others].some((times) => times !== null && (times.rows.length > 0 || times.summary !== null))

export function ShowHead({ page, onTrailer }: ShowHeadProps) {
  const { t } = useTranslation('show')
  const credits = [
    page.directors.length > 0 && t('by', { names: page.directors.join(', ') }),
    page.actors.length > 0 && t('with', { names: page.actors.slice(0, LEADING_ACTORS).join(', ') }),
  ]
  return (
    <FilmHero
      title={page.title}
      titleLanguage={page.titleLanguage ?? undefined}
      poster={pictureData(page.poster, t('poster', { title: page.title }))}
      backdrop={pictureData(page.backdrop)}
      flag={flagData(page.flag)}
      facts={page.facts}
      synopsis={opening(page)}
      credits={credits}
      book={isOnSale(page) ? { label: t('book'), href: `#${SHOWTIMES}` } : null}
    >
      {page.trailers.length > 0 && (
        <ButtonLink icon="play" href={TRAILER_QUERY} onPress={onTrailer}>
          {t('trailer')}
        </ButtonLink>
      )}
      {page.sale && (
        <ButtonLink icon="bell" href={page.sale.calendarHref} external>
          {t('remind')}
        </ButtonLink>
      )}
      {page.vod && (
        <ButtonLink icon="screen" href={page.vod.href} external>
          {page.vod.label}
        </ButtonLink>
      )}
      <Share url={page.shareUrl} title={page.title} />
    </FilmHero>
  )
}
