import { Field } from '@marquee/design/controls/field.tsx'
import { Choice } from '@marquee/forms/choices.tsx'
import { Form, FormEnd, Notice } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { SentForm } from '@marquee/forms/sent-form.ts'
import type { FlagToken, FlagTokenKind } from '../../service/flag-owners.ts'

import { ErrorSummary } from '../forms/form-fields.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { type ConsoleTexts, useTexts } from '../texts/console-texts.ts'
import { Ago } from '../texts/when.tsx'
import { SLOT, WithElement } from '../texts/with-element.tsx'

/** Unleash's names, the same in every language. */
const kindNames: Readonly<Record<FlagTokenKind, string>> = {
  client: 'Client',
  frontend: 'Frontend',
  admin: 'Admin',
}
const kinds = ['client', 'frontend', 'admin'] as const satisfies readonly FlagTokenKind[]

/** Days; empty: it never expires. */
const lifetimes = ['30', '90', '365', ''] as const

function TokenTable({ tokens, now }: { readonly tokens: readonly FlagToken[]; readonly now: number }) {
  const { t, instantDay } = useTexts()
  if (tokens.length === 0) return <p className="muted">{t('tokens.none')}</p>
  return (
    <table className="access-table">
      <caption className="visually-hidden">{t('tokens.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('tokens.name')}</th>
          <th scope="col">{t('tokens.kind')}</th>
          <th scope="col">{t('tokens.made')}</th>
          <th scope="col">{t('tokens.used')}</th>
          <th scope="col">{t('tokens.expires')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('tokens.revoke')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ id, name, kind, madeAt, madeBy, usedAt, expiresAt }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{kindNames[kind]}</td>
            <td data-label={t('tokens.made')}>
              <WithElement text={t('tokens.madeBy', { day: SLOT, by: madeBy })}>
                <time dateTime={madeAt}>{instantDay(madeAt)}</time>
              </WithElement>
            </td>
            <td data-label={t('tokens.used')}>
              {usedAt === null ? t('tokens.never') : <Ago at={usedAt} now={now} />}
            </td>
            <td data-label={t('tokens.expires')}>
              {expiresAt === null ? (
                t('tokens.never')
              ) : (
                <>
                  <time dateTime={expiresAt}>{instantDay(expiresAt)}</time>
                  {Date.parse(expiresAt) <= now && ` (${t('tokens.expired')})`}
                </>
              )}
            </td>
            <td>
              <a className="link" href={`/tokens/revoke?${new URLSearchParams({ id })}`}>
                {t('tokens.revoke')}
                <span className="visually-hidden"> {name}</span>
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Typed {
  readonly name?: string
  readonly kind?: string
  readonly days?: string
  readonly errors?: Readonly<Record<string, string>>
  readonly status?: number
}

async function tokensPage(
  context: OwnerContext,
  { name = '', kind = 'client', days = '365', errors = {}, status = 200 }: Typed,
): Promise<ShownPage> {
  const { t } = context.texts
  const revoked = context.url.searchParams.get('done') === 'revoked'
  return {
    kind: 'page',
    status,
    title: t('tokens.title'),
    lead: <p>{t('tokens.lead')}</p>,
    body: (
      <div className="access access--list">
        {revoked && <Notice look="done" title={t('tokens.revoked')} />}
        <TokenTable tokens={await context.tokens.list()} now={context.now} />
        <section className="access">
          <h2>{t('tokens.new.title')}</h2>
          <ErrorSummary errors={errors} />
          <Form context={context}>
            <Field
              name="name"
              label={t('tokens.name')}
              hint={t('tokens.new.nameHint')}
              autoComplete="off"
              maxLength={100}
              required
              defaultValue={name}
              error={errors.name}
            />
            <Choice
              name="kind"
              label={t('tokens.kind')}
              value={kind}
              options={kinds.map((each) => [each, t(`tokens.kinds.${each}`)])}
            />
            <Choice
              name="days"
              label={t('tokens.new.expires')}
              value={days}
              options={lifetimes.map((each) => [
                each,
                each === '' ? t('tokens.never') : t('tokens.new.days', { count: Number(each) }),
              ])}
            />
            <FormEnd>{t('tokens.new.submit')}</FormEnd>
          </Form>
        </section>
      </div>
    ),
  }
}

const madePage = ({ t }: ConsoleTexts, token: string, { name, kind }: FlagToken): ShownPage => ({
  kind: 'page',
  status: 201,
  title: t('tokens.done.title'),
  lead: <p>{`${name} · ${kindNames[kind]}`}</p>,
  body: (
    <div className="access">
      <Notice look="info" title={t('tokens.done.once')}>
        <p>{t('tokens.done.text')}</p>
      </Notice>
      <div className="form-line">
        <label htmlFor="token">{t('tokens.done.token')}</label>
        <textarea id="token" className="access-token" readOnly rows={3} spellCheck={false} value={token} />
      </div>
      <p>
        <a className="link" href="/tokens">
          {t('tokens.done.back')}
        </a>
      </p>
    </div>
  ),
})

async function make(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const { texts } = context
  const name = form.text('name')
  const kind = kinds.find((each) => each === form.text('kind')) ?? 'client'
  const days = lifetimes.find((each) => each === form.text('days')) ?? '365'
  const result = await context.tokens.make(kind, name, context.owner, days === '' ? null : Number(days))
  if (!result) {
    const errors = { name: texts.t('tokens.new.nameMissing') }
    return tokensPage(context, { name, kind, days, errors, status: 422 })
  }
  return madePage(texts, result.token, result.entry)
}

export const tokenList: OwnerPage = { needs: 'admin', get: (context) => tokensPage(context, {}), post: make }

async function requestedToken({ tokens, url }: OwnerContext): Promise<FlagToken | undefined> {
  const id = url.searchParams.get('id')
  return (await tokens.list()).find((token) => token.id === id)
}

export const revokeToken: OwnerPage = {
  needs: 'admin',
  async get(context) {
    const token = await requestedToken(context)
    if (!token) return { kind: 'missing' }
    const { t, instantDay } = context.texts
    const { name, kind, madeAt, madeBy } = token
    return {
      kind: 'page',
      title: t('tokens.revoking.title', { name }),
      lead: (
        <p>
          {t('tokens.revoking.lead', {
            kind: kindNames[kind],
            day: instantDay(madeAt),
            by: madeBy,
          })}
        </p>
      ),
      body: (
        <div className="access">
          <p className="measure">{t('tokens.revoking.text')}</p>
          <Form context={context}>
            <FormEnd leave={{ href: '/tokens', label: t('tokens.revoking.keep') }}>
              {t('tokens.revoking.submit')}
            </FormEnd>
          </Form>
        </div>
      ),
    }
  },
  async post(context) {
    const token = await requestedToken(context)
    if (token) await context.tokens.revoke(token.id, context.owner)
    return { kind: 'redirect', location: '/tokens?done=revoked' }
  },
}
