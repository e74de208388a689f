import { Form, Notice, Submit } from '@marquee/forms/form.tsx'
import type { PageResponse, ShownPage } from '@marquee/forms/page.ts'
import type { OwnerFault } from '../../service/flag-owners.ts'
import type { FlagOwner } from '../../service/flag-service.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { type OwnerFields, OwnerForm, ownerFields } from './owner-form.tsx'
import { errorsOf, ownerFault, ownerSummary } from './owner-texts.ts'

type Errors = Readonly<Record<string, string>>

const statusOf = (why: OwnerFault) => (why === 'notAllowed' ? 403 : 422)
const toList = (done: string, name: string): PageResponse => ({
  kind: 'redirect',
  location: `/owners?${new URLSearchParams({ done, name })}`,
})

async function requestedOwner({ owners, url }: OwnerContext): Promise<FlagOwner | undefined> {
  const id = url.searchParams.get('id')
  return (await owners.list()).find((owner) => owner.id === id)
}

const addPage = (
  context: OwnerContext,
  fields: OwnerFields,
  errors: Errors = {},
  status = 200,
): ShownPage => ({
  kind: 'page',
  status,
  title: context.texts.t('owners.add'),
  lead: <p>{context.texts.t('owners.new.lead')}</p>,
  body: (
    <div className="access">
      <OwnerForm context={context} fields={fields} errors={errors} known={false} />
    </div>
  ),
})

export const newOwner: OwnerPage = {
  needs: 'admin',
  get: (context) => addPage(context, { name: '', role: 'editor', sites: [] }),
  async post(context, form) {
    const fields = ownerFields(form)
    const result = await context.owners.add({ ...fields, password: form.exact('password') }, context.owner)
    if (result.kind === 'refused')
      return addPage(context, fields, errorsOf(context.texts.t, result.why), statusOf(result.why))
    return toList('added', result.owner.name)
  },
}

async function editPage(
  context: OwnerContext,
  owner: FlagOwner,
  fields: OwnerFields,
  errors: Errors = {},
  status = 200,
): Promise<ShownPage> {
  const { provider } = context
  const isProvided = provider !== undefined && owner.issuer === provider.issuer
  const hasFactor = await context.factors.has(owner.id)
  return {
    kind: 'page',
    status,
    title: owner.name,
    lead: <p>{isProvided ? ownerSummary(context.texts, owner) : context.texts.t('owners.change.lead')}</p>,
    body: (
      <div className="access">
        {isProvided ? (
          <p className="measure">{context.texts.t('owners.provider.fixed', { provider: provider.name })}</p>
        ) : (
          <OwnerForm context={context} fields={fields} errors={errors} known />
        )}
        <p className="client-other">
          <a className="btn" href={`/owners/remove?${new URLSearchParams({ id: owner.id })}`}>
            <span>{context.texts.t('owners.change.remove')}</span>
          </a>{' '}
          {hasFactor && !isProvided && (
            <a className="link" href={`/owners/factor?${new URLSearchParams({ id: owner.id })}`}>
              {context.texts.t('factor.remove')}
            </a>
          )}
        </p>
      </div>
    ),
  }
}

export const editOwner: OwnerPage = {
  needs: 'admin',
  async get(context) {
    const owner = await requestedOwner(context)
    return owner ? editPage(context, owner, owner) : { kind: 'missing' }
  },
  async post(context, form) {
    const owner = await requestedOwner(context)
    if (!owner) return { kind: 'missing' }
    const fields = ownerFields(form)
    const password = form.exact('password')
    const change = password === '' ? fields : { ...fields, password }
    const result = await context.owners.change(owner.id, change, context.owner)
    if (result.kind === 'refused')
      return editPage(context, owner, fields, errorsOf(context.texts.t, result.why), statusOf(result.why))
    return toList('changed', result.owner.name)
  },
}

function removePage(context: OwnerContext, owner: FlagOwner, why?: OwnerFault): ShownPage {
  const { texts } = context
  const { t } = texts
  const { name } = owner
  return {
    kind: 'page',
    status: why === undefined ? 200 : statusOf(why),
    title: t('owners.remove.title', { name }),
    lead: <p>{ownerSummary(texts, owner)}</p>,
    body: (
      <div className="access">
        {why !== undefined && <Notice look="wrong" title={ownerFault(t, why)} />}
        <p className="measure">{t('owners.remove.text', { name })}</p>
        <Form context={context}>
          <div className="form-end">
            <Submit>{t('owners.remove.submit')}</Submit>
            <a className="link" href="/owners">
              {t('owners.remove.keep')}
            </a>
          </div>
        </Form>
      </div>
    ),
  }
}

export const removeOwner: OwnerPage = {
  needs: 'admin',
  async get(context) {
    const owner = await requestedOwner(context)
    return owner ? removePage(context, owner) : { kind: 'missing' }
  },
  async post(context) {
    const owner = await requestedOwner(context)
    if (!owner) return { kind: 'missing' }
    const result = await context.owners.remove(owner.id, context.owner)
    if (result.kind === 'refused') return removePage(context, owner, result.why)
    return owner.id === context.owner.id
      ? { kind: 'redirect', location: '/sign-in?done=out' }
      : toList('removed', owner.name)
  },
}
