import { Icon } from '@marquee/design/brand/icon.tsx'
import { Form, Submit } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { Interaction } from '../../services/accounts/ports.ts'
import type { ClientContext } from '../page.ts'

const known = ['openid', 'profile', 'email', 'offline_access']

export const scopeText = ({ t }: Pick<ClientContext, 't'>, scope: string): string =>
  t(`client-guest:consent.scopes.${known.includes(scope) ? scope : 'other'}`, { scope })

/** OAuth consent. */
export function consentPage(context: ClientContext, { application, scopes }: Interaction): ShownPage {
  const { t } = context
  return {
    kind: 'page',
    title: t('client-guest:consent.title'),
    lead: t('client-guest:consent.lead', { application }),
    body: (
      <>
        <section className="stack stack--s">
          <p>{t('client-guest:consent.list')}</p>
          <ul className="client-list">
            {scopes.map((scope) => (
              <li key={scope}>
                <Icon name="check" />
                {scopeText(context, scope)}
              </li>
            ))}
          </ul>
        </section>
        <Form context={context}>
          <div className="form-end">
            <Submit name="what" value="allow">
              {t('client-guest:consent.allow')}
            </Submit>
            <Submit look="plain" name="what" value="refuse">
              {t('client-guest:consent.refuse')}
            </Submit>
          </div>
          <p className="muted small">{t('client-guest:consent.note')}</p>
        </Form>
      </>
    ),
  }
}

export async function sendConsent(
  { identity, visited, request }: ClientContext,
  form: SentForm,
): Promise<PageResponse> {
  if (identity === null) return { kind: 'missing' }
  const result = form.get('what') === 'allow' ? ({ consent: true } as const) : ({ refused: true } as const)
  return { kind: 'response', response: await identity.finish(visited, request, result) }
}
