import type { InlineScript, ShownPage } from '@marquee/forms/page.ts'
import type { ClientAreaPage, ClientContext } from '../page.ts'
import { endMessage } from './end-message.ts'
import code from './entered-script.ts?script'

function script({ url, visited, siteHref }: ClientContext): InlineScript {
  return {
    code,
    options: {
      'data-message': JSON.stringify(endMessage(url.searchParams.get('event'))),
      'data-origin': visited.origin,
      'data-home': siteHref(),
    },
  }
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
