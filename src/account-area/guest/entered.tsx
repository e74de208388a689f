import type { ShownPage } from '../../form-pages/page.ts'
import type { ClientAreaPage, ClientContext } from '../page.ts'

/** What the frame tells the page of the site around it. */
const messages = {
  login: { event: 'parent_exchange', data: { event: 'login' } },
  registration: { event: 'parent_exchange', data: { event: 'registration' } },
  complete: { event: 'register_complete', data: {} },
} as const

const isEvent = (text: string | null): text is keyof typeof messages =>
  text !== null && Object.hasOwn(messages, text)

/** Tells the site's origin and no other; outside of a frame it just leads there. */
function script({ url, place, siteHref }: ClientContext): string {
  const given = url.searchParams.get('event')
  const message = JSON.stringify(messages[isEvent(given) ? given : 'login'])
  return `if(parent!==self)parent.postMessage(${message},${JSON.stringify(place.origin)});else location.replace(${JSON.stringify(siteHref())})`
}

function show(context: ClientContext): ShownPage {
  const { t, siteHref } = context
  return {
    kind: 'page',
    title: t('client-guest:entered.title'),
    lead: t('client-guest:entered.lead'),
    body: (
      <p>
        <a className="btn btn--solid" href={siteHref()} target="_top">
          <span>{t('client-guest:entered.link')}</span>
        </a>
      </p>
    ),
    script: script(context),
  }
}

/** Where the guest pages end inside a frame. */
export const entered: ClientAreaPage = { kind: 'guest', framed: true, get: show }
