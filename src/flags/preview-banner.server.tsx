import { getRequest } from '@tanstack/react-start/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { wallClock } from '../../content-models/site-clock.ts'
import type { FlagPreview } from '../boot.ts'
import type { Edition } from '../edition.ts'
import { clock, formatsOf } from '../i18n/format.ts'
import type { ShownContent } from '../server/content-previews.ts'
import { requestContext } from '../server/request-context.server.ts'
import css from './preview-banner.css?inline'
import { ShownContents, TimeForm } from './preview-content.tsx'
import { PREVIEW_END } from './preview-paths.ts'
import previewScript from './preview-script.ts?script'

type Say = Edition['i18n']['t']

interface BannerProps {
  readonly preview: FlagPreview
  readonly content: ShownContent | undefined
  readonly edition: Edition
  readonly until: string
  /** Path and query of the page, for browsers that do not tell where a form was sent from. */
  readonly here: string
  readonly say: Say
}

/** More of them are folded away: the page is what one has come for. */
const NAMED = 2

function FlagList({ preview, say }: Pick<BannerProps, 'preview' | 'say'>) {
  const flags = Object.entries(preview.flags)
  if (flags.length === 0) return <p className="preview__flags">{say('banner.same')}</p>
  const isFolded = flags.length > NAMED
  const list = (
    <ul className="preview__list" tabIndex={isFolded ? 0 : undefined} aria-label={isFolded ? say('banner.list') : undefined}>
      {flags.map(([name, on]) => (
        <li key={name}>
          <code>{name}</code> <b>{say(on ? 'banner.on' : 'banner.off')}</b>
        </li>
      ))}
    </ul>
  )
  if (!isFolded) return <div className="preview__flags">{list}</div>
  return (
    <details className="preview__flags preview__more">
      <summary>{say('banner.differ', { count: flags.length })}</summary>
      {list}
    </details>
  )
}

function Banner({ preview, content, edition, until, here, say }: BannerProps) {
  return (
    <section className="preview room" aria-label={say('banner.label')}>
      <p className="preview__head">
        <strong>{say('banner.label')}</strong> <span>{until}</span> {content?.by && <small>{say('banner.by', { name: content.by })}</small>}
      </p>
      {content && <ShownContents content={content} edition={edition} say={say} />}
      {(!content || Object.keys(preview.flags).length > 0) && <FlagList preview={preview} say={say} />}
      {content?.travel && <TimeForm content={content} edition={edition} here={here} now={Date.now()} say={say} />}
      {!content?.framed && (
        <form className="preview__end" method="post" action={`${PREVIEW_END}?${new URLSearchParams({ to: here })}`}>
          <button className="btn btn--s">{say('banner.end')}</button>
        </form>
      )}
    </section>
  )
}

/** The banner of a preview with its style and script, as HTML; undefined for everybody who sees what is live. */
function PreviewScript({ content: { at, framedBy, revision } }: { readonly content: ShownContent }) {
  return <script data-at={at ?? undefined} data-framed-by={framedBy} data-revision={revision} dangerouslySetInnerHTML={{ __html: previewScript }} />
}

export function previewBanner(edition: Edition): string | undefined {
  const { preview, content } = requestContext()
  if (!preview) return undefined
  const { site, language, i18n } = edition
  const say = i18n.getFixedT(null, 'preview') as Say
  const [end, today] = [preview.until, Date.now()].map((instant) => wallClock(site.timeZone, instant))
  const time = clock(end ?? '')
  const isToday = end?.slice(0, 10) === today?.slice(0, 10)
  const until = isToday ? say('banner.until', { time }) : say('banner.untilDay', { day: formatsOf(language, site).dayName(end ?? ''), time })
  const { pathname, search } = new URL(getRequest().url)
  const banner = <Banner preview={preview} content={content} edition={edition} until={until} here={pathname + search} say={say} />
  return `<style>${css}</style>${renderToStaticMarkup(banner)}${content ? renderToStaticMarkup(<PreviewScript content={content} />) : ''}`
}
