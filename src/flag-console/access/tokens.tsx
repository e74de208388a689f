import { Field } from '../../components/controls/field.tsx'
import { Choice } from '../../form-pages/choices.tsx'
import { Form, Notice, Submit } from '../../form-pages/form.tsx'
import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import type { FlagToken, FlagTokenKind } from '../../services/flags/flag-owners.ts'

import { ErrorSummary } from '../forms/error-summary.tsx'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { dayText } from '../texts/when.tsx'

const kinds: Readonly<Record<FlagTokenKind, string>> = {
  client: 'Client: a server’s SDK, which receives every rule',
  frontend: 'Frontend: a browser or an app, which receives results only',
  admin: 'Admin: scripts, which may do everything',
}
const kindNames: Readonly<Record<FlagTokenKind, string>> = {
  client: 'Client',
  frontend: 'Frontend',
  admin: 'Admin',
}

function TokenTable({ tokens }: { readonly tokens: readonly FlagToken[] }) {
  if (tokens.length === 0)
    return <p className="muted">There is none yet. The sites need none; SDKs and scripts of others do.</p>
  return (
    <table className="access-table">
      <caption className="visually-hidden">Tokens</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Kind</th>
          <th scope="col">Made</th>
          <th scope="col">
            <span className="visually-hidden">Revoke</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ id, name, kind, madeAt, madeBy }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{kindNames[kind]}</td>
            <td data-label="Made">
              <time dateTime={madeAt}>{dayText(madeAt)}</time> by {madeBy}
            </td>
            <td>
              <a className="link" href={`/tokens/revoke?${new URLSearchParams({ id })}`}>
                Revoke<span className="visually-hidden"> {name}</span>
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
  readonly errors?: Readonly<Record<string, string>>
  readonly status?: number
}

async function tokensPage(
  context: OwnerContext,
  { name = '', kind = 'client', errors = {}, status = 200 }: Typed,
): Promise<ShownPage> {
  const revoked = context.url.searchParams.get('done') === 'revoked'
  return {
    kind: 'page',
    status,
    title: 'Tokens',
    lead: <p>With them SDKs and scripts of other systems ask this service.</p>,
    body: (
      <div className="access access--list">
        {revoked && <Notice look="done" title="The token is revoked: it opens nothing any more" />}
        <TokenTable tokens={await context.tokens.list()} />
        <section className="access">
          <h2>Make a token</h2>
          <ErrorSummary errors={errors} />
          <Form context={context}>
            <Field
              name="name"
              label="Name"
              hint="What it is for, so that it can be revoked when that is over."
              autoComplete="off"
              maxLength={100}
              required
              defaultValue={name}
              error={errors.name}
            />
            <Choice name="kind" label="Kind" value={kind} options={Object.entries(kinds)} />
            <div className="form-end">
              <Submit>Make the token</Submit>
            </div>
          </Form>
        </section>
      </div>
    ),
  }
}

const madePage = (token: string, { name, kind }: FlagToken): ShownPage => ({
  kind: 'page',
  status: 201,
  title: 'The token is made',
  lead: <p>{`${name} · ${kindNames[kind]}`}</p>,
  body: (
    <div className="access">
      <Notice look="info" title="It is shown this once">
        <p>
          Copy it now and store it with your other secrets. It is not shown again; if it is lost, revoke it
          and make another one.
        </p>
      </Notice>
      <div className="form-line">
        <label htmlFor="token">Token</label>
        <textarea id="token" className="access-token" readOnly rows={3} spellCheck={false} value={token} />
      </div>
      <p>
        <a className="link" href="/tokens">
          Back to the tokens
        </a>
      </p>
    </div>
  ),
})

async function make(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const name = form.text('name')
  const kind = (Object.keys(kinds) as FlagTokenKind[]).find((each) => each === form.text('kind')) ?? 'client'
  const result = await context.tokens.make(kind, name, context.owner)
  if (!result) return tokensPage(context, { name, kind, errors: { name: 'Enter a name.' }, status: 422 })
  return madePage(result.token, result.entry)
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
    return {
      kind: 'page',
      title: `Revoke ${token.name}?`,
      lead: <p>{`${kindNames[token.kind]} · made ${dayText(token.madeAt)} by ${token.madeBy}`}</p>,
      body: (
        <div className="access">
          <p className="measure">Whatever uses it is refused from now on. This cannot be taken back.</p>
          <Form context={context}>
            <div className="form-end">
              <Submit>Revoke the token</Submit>
              <a className="link" href="/tokens">
                Keep the token
              </a>
            </div>
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
