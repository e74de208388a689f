import { ButtonLink } from '@marquee/design/controls/button.tsx'
import type { ShownPage } from '@marquee/forms/page.ts'
import type { ClientContext } from '../page.ts'

/** The page of an outdated, oversized or foreign form; links to the same page. */
export function refusedForm({ t, url }: ClientContext, status: 403 | 413 | 415): ShownPage {
  return {
    kind: 'page',
    status,
    title: t('client-guest:refused.title'),
    lead: t('client-guest:refused.text'),
    body: (
      <p>
        <ButtonLink look="solid" external href={url.pathname + url.search}>
          {t('client-guest:refused.again')}
        </ButtonLink>
      </p>
    ),
  }
}
