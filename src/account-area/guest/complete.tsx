import { Field } from '@marquee/design/controls/field.tsx'
import { Check, Choice } from '@marquee/forms/choices.tsx'
import { Form, FormEnd } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import { languageNames } from '#config/languages.ts'
import type { Account, Session } from '../../services/accounts/accounts.ts'
import type { Faults } from '../../services/accounts/refusals.ts'
import { ErrorSummary, faultTexts } from '../faults.tsx'
import type { ClientContext } from '../page.ts'
import { continueEntry } from './entry.ts'
import { CloseLink } from './other-ways.tsx'

type Known = Pick<Account, 'firstName' | 'lastName' | 'language' | 'newsletter' | 'mailConsent'>

/** The last step of a registration: names and preferences. */
export function completePage(context: ClientContext, known: Known, faults: Faults = {}): ShownPage {
  const { t, site } = context
  const errors = faultTexts(context, faults)
  return {
    kind: 'page',
    status: Object.keys(faults).length > 0 ? 422 : 200,
    title: t('client-guest:complete.title'),
    lead: t('client-guest:complete.lead'),
    body: (
      <>
        <ErrorSummary context={context} errors={errors} />
        <Form context={context} what="complete">
          <div className="form-pair">
            <Field
              name="firstName"
              label={t('client-guest:fields.firstName')}
              autoComplete="given-name"
              required
              maxLength={100}
              defaultValue={known.firstName ?? ''}
              error={errors.firstName}
            />
            <Field
              name="lastName"
              label={t('client-guest:fields.lastName')}
              autoComplete="family-name"
              required
              maxLength={100}
              defaultValue={known.lastName ?? ''}
              error={errors.lastName}
            />
          </div>
          <Choice
            name="language"
            label={t('client-guest:fields.language')}
            value={known.language}
            options={site.languages.map((language) => [language, languageNames[language]] as const)}
          />
          <Check
            name="newsletter"
            label={t('client-guest:fields.newsletter')}
            hint={t('client-guest:fields.newsletterHint')}
            checked={known.newsletter}
          />
          <Check
            name="mailConsent"
            label={t('client-guest:fields.mailConsent')}
            hint={t('client-guest:fields.mailConsentHint')}
            checked={known.mailConsent}
          />
          <FormEnd>{t('client-guest:complete.submit')}</FormEnd>
        </Form>
        <CloseLink context={context} />
      </>
    ),
  }
}

export async function sendCompletion(
  context: ClientContext,
  { account }: Session,
  form: SentForm,
): Promise<PageResponse> {
  const { site, language, accounts, visited } = context
  const input = {
    firstName: form.text('firstName'),
    lastName: form.text('lastName'),
    language: site.languages.find((each) => each === form.get('language')) ?? language,
    newsletter: form.get('newsletter') === 'on',
    mailConsent: form.get('mailConsent') === 'on',
  }
  const outcome = await accounts.registration.complete(visited, account.id, input)
  return outcome.kind === 'invalid'
    ? completePage(context, input, outcome.faults)
    : continueEntry(context, 'complete', account.id, [])
}
