import { ButtonLink } from '../../components/controls/button.tsx'
import type { ClientContext, ShownPage } from '../page.ts'

/** A form that is not taken: too old, too large, or sent by somebody else. The way on is the same page, anew. */
export function refusedForm({ t, url }: ClientContext, status: 403 | 413 | 415): ShownPage {
  return {
    kind: 'page',
    status,
    title: t('client-doors:refused.title'),
    lead: t('client-doors:refused.text'),
    body: (
      <p>
        <ButtonLink look="solid" external href={url.pathname + url.search}>
          {t('client-doors:refused.again')}
        </ButtonLink>
      </p>
    ),
  }
}
