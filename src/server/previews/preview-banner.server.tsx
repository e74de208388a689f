import { featureTextsIn } from '@marquee/i18n/feature-texts.ts'
import { clock, formatsOf } from '@marquee/i18n/format.ts'
import { getRequest } from '@tanstack/react-start/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { wallClock } from '#models/site-clock.ts'
import type { FlagPreview } from '../../document/boot.ts'
import type { Edition } from '../../document/edition.ts'
import { requestContext } from '../../document/request-context.server.ts'
import type { ShownContent } from './content-previews.ts'
import css from './preview-banner.css?inline'
import { ShownContents, TimeForm, type Translate } from './preview-content.tsx'
import { PREVIEW_END } from './preview-paths.ts'
import previewScript from './preview-script.ts?script'

interface BannerProps {
  readonly preview: FlagPreview
  readonly content: ShownContent | undefined
  readonly edition: Edition
  readonly until: string
  /** Path and query, for browsers that send no referrer. */
  readonly here: string
  readonly t: Translate
}

/** Further flags are folded, so that the banner stays small. */
const NAMED = 2

function FlagList({ preview, edition, t }: Pick<BannerProps, 'preview' | 'edition' | 't'>) {
  const { flagTitle } = featureTextsIn(edition.language)
  const flags = Object.entries(preview.flags)
  if (flags.length === 0) return <p className="preview__flags">{t('banner.same')}</p>
  const isFolded = flags.length > NAMED
  const list = (
    <ul
      className="preview__list"
      tabIndex={isFolded ? 0 : undefined}
      aria-label={isFolded ? t('banner.list') : undefined}
    >
      {flags.map(([name, on]) => (
        <li key={name}>
          {flagTitle(name)} <b>{t(on ? 'banner.on' : 'banner.off')}</b>
        </li>
      ))}
    </ul>
  )
  if (!isFolded) return <div className="preview__flags">{list}</div>
  return (
    <details className="preview__flags preview__more">
      <summary>{t('banner.differ', { count: flags.length })}</summary>
      {list}
    </details>
  )
}

function Banner({ preview, content, edition, until, here, t }: BannerProps) {
  return (
    <section className="preview dark" aria-label={t('banner.label')}>
      <p className="preview__head">
        <strong>{t('banner.label')}</strong> <span>{until}</span>{' '}
        {content?.by && <small>{t('banner.by', { name: content.by })}</small>}
      </p>
      {content && <ShownContents content={content} edition={edition} t={t} />}
      {(!content || Object.keys(preview.flags).length > 0) && (
        <FlagList preview={preview} edition={edition} t={t} />
      )}
      {content?.travel && <TimeForm content={content} edition={edition} here={here} now={Date.now()} t={t} />}
      {!content?.framed && (
        <form
          className="preview__end"
          method="post"
          action={`${PREVIEW_END}?${new URLSearchParams({ to: here })}`}
        >
          <button className="btn btn--s">{t('banner.end')}</button>
        </form>
      )}
    </section>
  )
}

function PreviewScript({ content: { at, framedBy, revision } }: { readonly content: ShownContent }) {
  return (
    <script
      data-at={at ?? undefined}
      data-framed-by={framedBy}
      data-revision={revision}
      dangerouslySetInnerHTML={{ __html: previewScript }}
    />
  )
}

/** The banner with its style and script, as HTML; undefined without a preview. */
export function previewBanner(edition: Edition): string | undefined {
  const { preview, content, inline } = requestContext()
  if (!preview) return undefined
  inline.styles.push(css)
  if (content) inline.scripts.push(previewScript)
  const { site, language, i18n } = edition
  const t = i18n.getFixedT(null, 'preview')
  const [end, today] = [preview.until, Date.now()].map((instant) => wallClock(site.timeZone, instant))
  const time = clock(end ?? '')
  const isToday = end?.slice(0, 10) === today?.slice(0, 10)
  const until = isToday
    ? t('banner.until', { time })
    : t('banner.untilDay', { day: formatsOf(language, site).dayName(end ?? ''), time })
  const { pathname, search } = new URL(getRequest().url)
  const banner = (
    <Banner
      preview={preview}
      content={content}
      edition={edition}
      until={until}
      here={pathname + search}
      t={t}
    />
  )
  return `<style>${css}</style>${renderToStaticMarkup(banner)}${content ? renderToStaticMarkup(<PreviewScript content={content} />) : ''}`
}
