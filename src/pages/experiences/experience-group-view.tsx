import { TileGrid } from '@marquee/design/cards/tile.tsx'
import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { EmptyState } from '@marquee/design/feedback/states.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { useTranslation } from 'react-i18next'
import { TileCard } from '../../editorial/tile-card.tsx'
import { TileRail } from '../../editorial/tile-rail.tsx'
import { useSite } from '../../page-kit/site-context.ts'
import type { ExperienceGroupPage } from '../../page-models/experiences.ts'
import { ExperienceHero } from './experience-hero.tsx'
import { ExperienceWall } from './experience-wall.tsx'

export function ExperienceGroupView({ page }: { readonly page: ExperienceGroupPage }) {
  const { t } = useTranslation('experiences')
  const { hrefOf } = useSite()
  const { title, text, backdrop, experiences, articles, pushes, breadcrumb } = page
  const empty = experiences.length + articles.length + pushes.length === 0
  return (
    <>
      <ExperienceHero
        title={title}
        picture={backdrop}
        kicker={t('title')}
        text={text && <RichText html={text} />}
      />
      {empty && (
        <div className="wrap section">
          <EmptyState
            level={2}
            title={t('category.empty')}
            actions={[{ label: t('experience.all'), href: hrefOf('experiences') }]}
          />
        </div>
      )}
      {experiences.length > 0 && (
        <Section id="xp-group" title={t('category.experiences')}>
          <ExperienceWall experiences={experiences} />
        </Section>
      )}
      {articles.length > 0 && (
        <Section id="xp-articles" title={t('category.articles')}>
          <TileGrid>
            {articles.map((tile) => (
              <TileCard key={tile.key} tile={tile} />
            ))}
          </TileGrid>
        </Section>
      )}
      <TileRail title={t('category.pushes')} tiles={pushes} promotion="experience push" />
      <div className="wrap">
        <Breadcrumb crumbs={breadcrumb} />
      </div>
    </>
  )
}
