import { languagePrefix, type SitePaths } from '@marquee/addresses/site-paths.ts'
import { Mark } from '@marquee/design/brand/mark.tsx'
import { LostPage } from '@marquee/design/heroes/lost-page.tsx'
import { FormDocument } from '@marquee/forms/form-document.tsx'
import { dateLocale } from '@marquee/i18n/format.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { i18nOf } from '../document/edition.server.ts'
import type { OfflineParts } from '../server/files/offline-files.ts'
import withdrawal from '../service-worker/withdrawal.ts?script'
import worker from '../service-worker/worker.ts?script'
import { siteLook } from '../shell/site-look.server.ts'
import noticeStyle from './notice.css?inline'
import { NOTICE_OPTIONS, type NoticeOptions } from './notice-options.ts'
import notice from './notice-script.ts?script'
import style from './offline-page.css?inline'
import script from './offline-script.ts?script'
import type { TicketTexts } from './ticket-texts.ts'

function noticeText(site: Site, language: Language): string {
  const t = i18nOf(language, site).getFixedT(language)
  const options: NoticeOptions = {
    text: `${t('errors:offline.title')} ${t('offline:asOf', { when: '%' })}`,
    refresh: t('offline:refresh'),
    close: t('offline:close'),
    style: noticeStyle,
    locale: dateLocale(language),
    timeZone: site.timeZone,
  }
  return `self.${NOTICE_OPTIONS}=${JSON.stringify(options)};\n${notice}`
}

const renderFiles: OfflineParts['files'] = ({ host: { site }, paths }, language) => {
  const t = i18nOf(language, site).getFixedT(language)
  const home = paths.href('home', language) ?? '/'
  const folder = (kind: 'cinemas' | 'shows' | 'entertainments') => paths.href(kind, language) ?? []
  const groups = [
    { title: t('offline:cinemas'), paths: [folder('cinemas')].flat() },
    { title: t('offline:films'), paths: [folder('shows'), folder('entertainments')].flat() },
  ]
  const ticketTexts: TicketTexts = {
    seat: t('offline:seats', { count: 1 }).replace('1', '%'),
    seats: t('offline:seats', { count: 2 }).replace('2', '%'),
    auditorium: t('offline:auditorium'),
  }
  const options = {
    'data-groups': JSON.stringify(groups),
    'data-prefix': languagePrefix(site, language),
    'data-locale': dateLocale(language),
    'data-zone': site.timeZone,
    'data-as-of': t('offline:asOf', { when: '%' }),
    'data-tickets': t('offline:tickets'),
    'data-ticket-texts': JSON.stringify(ticketTexts),
  } as const
  const html = renderToStaticMarkup(
    <FormDocument
      look={siteLook}
      language={language}
      site={site.id}
      title={t('offline:pageTitle')}
      style={style}
      inlineScript={{ code: script, options }}
    >
      <header className="header header--light dark">
        <div className="wrap header__in">
          <Mark href={home} />
        </div>
      </header>
      <main className="main">
        <LostPage code="OFF" title={t('errors:offline.title')} text={t('errors:offline.text')}>
          <button type="button" id="retry" className="btn btn--solid">
            <span>{t('errors:unavailable.retry')}</span>
          </button>
        </LostPage>
        <div className="wrap offline" hidden>
          <h2>{t('offline:here')}</h2>
          <div id="offline-lists" className="offline__lists" />
        </div>
      </main>
    </FormDocument>,
  )
  return { html: `<!doctype html>${html}`, scripts: [script], notice: noticeText(site, language) }
}

type Rendered = ReturnType<typeof renderFiles>
/** Paths are one object per site and flag values. */
const renderedByPaths = new WeakMap<SitePaths, Map<Language, Rendered>>()

export const offlineParts: OfflineParts = {
  active: import.meta.env.PROD && !__INSPECT__,
  worker,
  withdrawal,
  assets: [siteLook.stylesheet, ...siteLook.fonts],
  files(edition, language) {
    const rendered = renderedByPaths.get(edition.paths) ?? new Map<Language, Rendered>()
    renderedByPaths.set(edition.paths, rendered)
    const known = rendered.get(language) ?? renderFiles(edition, language)
    rendered.set(language, known)
    return known
  },
}
