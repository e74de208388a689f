import { Section } from '@marquee/design/sections/section-head.tsx'
import { useTranslation } from 'react-i18next'
import { PlayableTrailer } from '../../features/trailers/playable-trailer.tsx'
import type { HomePage } from '../../page-models/home.ts'
import './home.css'

/** A single video spans the whole width. */
export function HomeVideos({ trailers }: Pick<HomePage, 'trailers'>) {
  const { t } = useTranslation('home')
  const { featured, latest, channelHref } = trailers
  const videos = [
    ...(featured ? [{ trailer: featured, caption: t('videos.featured') }] : []),
    ...(latest && latest.id !== featured?.id
      ? [{ trailer: latest, caption: [t('videos.latest'), latest.date].filter(Boolean).join(', ') }]
      : []),
  ]
  if (videos.length === 0) return null
  return (
    <Section
      id="home-videos"
      title={t('videos.title')}
      more={channelHref === null ? null : { href: channelHref, label: t('videos.channel') }}
    >
      <div className="home-videos">
        {videos.map(({ trailer, caption }) => (
          <PlayableTrailer
            key={trailer.id}
            trailer={trailer}
            among={videos.map((video) => video.trailer)}
            caption={caption}
          />
        ))}
      </div>
    </Section>
  )
}
