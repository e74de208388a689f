import { ButtonLink } from '../../components/controls/button.tsx'
import type { ShownPage } from '../../form-pages/page.ts'
import type { ClientContext } from '../page.ts'

/** A form that is not taken: too old, too large, or sent by somebody else. The way on is the same page, anew. */
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
