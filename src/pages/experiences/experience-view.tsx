import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { Share } from '@marquee/design/controls/share.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { useTranslation } from 'react-i18next'
import { ScheduleProvider } from '../../features/schedule/schedule.tsx'
import { PlayableTrailer } from '../../features/trailers/playable-trailer.tsx'
import { useSite } from '../../page-kit/site-context.ts'
import type { ExperiencePage } from '../../page-models/experiences.ts'
import { EXPERIENCE_CINEMAS, EXPERIENCE_SHOWTIMES } from './anchors.ts'
import { ExperienceCinemas } from './experience-cinemas.tsx'
import { ExperienceHero } from './experience-hero.tsx'
import { ExperienceProgramme } from './experience-programme.tsx'
import { ExperienceWall } from './experience-wall.tsx'
import '../../features/trailers/trailer-line.css'
import './experiences.css'

function Head({ page }: { readonly page: ExperiencePage }) {
  const { t } = useTranslation('experiences')
  const { title, head, day, cinemas } = page
  const onNow = day.shows.length + day.programme.length > 0
  return (
    <ExperienceHero
      title={title}
      logo={head.logo}
      picture={head.backdrop}
      kicker={head.premium ? t('premium') : t('experience.label')}
      text={head.teaser}
    >
      {onNow && (
        <ButtonLink look="book" icon="ticket" href={`#${EXPERIENCE_SHOWTIMES}`}>
          {t('experience.book')}
        </ButtonLink>
      )}
      {cinemas.length > 0 && (
        <ButtonLink icon="pin" href={`#${EXPERIENCE_CINEMAS}`}>
          {t('experience.cinemasLink')}
        </ButtonLink>
      )}
      <Share url={head.shareUrl} title={title} />
    </ExperienceHero>
  )
}

function About({ about: { details, video } }: Pick<ExperiencePage, 'about'>) {
  const { t } = useTranslation('experiences')
  if (details === null && video === null) return null
  return (
    <section className="dark dark--block" aria-labelledby="xp-about">
      <div className="wrap xp-about">
        <div className="stack">
          <h2 id="xp-about">{t('experience.about')}</h2>
          {details !== null && <RichText html={details} />}
        </div>
        {video && <PlayableTrailer trailer={video} caption={t('experience.video')} />}
      </div>
    </section>
  )
}

function Services({ services }: Pick<ExperiencePage, 'services'>) {
  const { t } = useTranslation('experiences')
  if (services.length === 0) return null
  return (
    <Section id="xp-services" title={t('experience.services')}>
      <ul className="xp-services">
        {services.map(({ id, title, text, picture }) => (
          <li key={id}>
            {picture && (
              <WidePicture
                picture={picture}
                sizes="(min-width: 1080px) 32vw, (min-width: 700px) 48vw, 92vw"
                widest={1280}
              />
            )}
            <h3>{title}</h3>
            {text !== null && <RichText html={text} muted />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function ExperienceView({ page }: { readonly page: ExperiencePage }) {
  const { t } = useTranslation('experiences')
  const { hrefOf } = useSite()
  const list = hrefOf('experiences')
  return (
    <>
      <Head page={page} />
      <ScheduleProvider>
        <ExperienceProgramme page={page} />
      </ScheduleProvider>
      <About about={page.about} />
      <Services services={page.services} />
      <ExperienceCinemas page={page} />
      {page.others.length > 0 && (
        <Section
          id="xp-others"
          title={t('experience.others')}
          more={list === undefined ? null : { href: list, label: t('experience.all') }}
        >
          <ExperienceWall experiences={page.others} even />
        </Section>
      )}
      <div className="wrap">
        <Breadcrumb crumbs={page.breadcrumb} />
      </div>
    </>
  )
}
