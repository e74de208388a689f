import { Section } from '@marquee/design/sections/section-head.tsx'
import { useTranslation } from 'react-i18next'
import { LoadTonight } from '../../features/tonight/tonight.tsx'
import { PlayableTrailer } from '../../features/trailers/playable-trailer.tsx'
import type { ShowPage } from '../../page-models/show.ts'
import { ShowRail } from '../../programme/show-card.tsx'

export function ShowMore({ page }: { readonly page: ShowPage }) {
  const { t } = useTranslation('show')
  return (
    <>
      {page.trailers.length > 1 && (
        <Section id="show-videos" title={t('trailers')}>
          <div className="show-videos">
            {page.trailers.map((trailer) => (
              <PlayableTrailer key={trailer.id} trailer={trailer} among={page.trailers} />
            ))}
          </div>
        </Section>
      )}
      <LoadTonight />
      <ShowRail times="visitor" title={t('similar')} shows={page.similar} />
    </>
  )
}
