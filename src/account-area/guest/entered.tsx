import type { ShownPage } from '../../form-pages/page.ts'
import type { ClientAreaPage, ClientContext } from '../page.ts'

/** Messages to the embedding page. */
const messages = {
  login: { event: 'parent_exchange', data: { event: 'login' } },
  registration: { event: 'parent_exchange', data: { event: 'registration' } },
  complete: { event: 'register_complete', data: {} },
} as const

const isEvent = (text: string | null): text is keyof typeof messages =>
  text !== null && Object.hasOwn(messages, text)

/** Sends a message to the site's origin only; outside a frame it redirects there. */
function script({ url, place, siteHref }: ClientContext): string {
  const event = url.searchParams.get('event')
  const message = JSON.stringify(messages[isEvent(event) ? event : 'login'])
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

/** The end of the guest pages inside a frame. */
export const entered: ClientAreaPage = { kind: 'guest', framed: true, get: show }
