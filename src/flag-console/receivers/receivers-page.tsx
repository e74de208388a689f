import { Form, Notice, Submit } from '../../form-pages/form.tsx'
import type { PageResponse, ShownPage } from '../../form-pages/page.ts'
import type { SentForm } from '../../form-pages/sent-form.ts'
import type { FlagReceiver } from '../../services/flags/receivers/flag-receivers.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { useTexts } from '../texts/use-texts.ts'
import { Ago } from '../texts/when.tsx'
import {
  firstReceiver,
  type ReceiverDraft,
  ReceiverForm,
  receiverFields,
  sentReceiver,
} from './receiver-form.tsx'

function Last({ receiver: { last }, now }: { readonly receiver: FlagReceiver; readonly now: number }) {
  const { t } = useTexts()
  if (last === null) return t('receivers.results.none')
  const { isDone, result, at } = last
  const text = isDone
    ? t('receivers.results.done')
    : result === 'unreached'
      ? t('receivers.results.unreached')
      : t('receivers.results.refused', { status: result })
  return (
    <>
      {text} · <Ago at={at} now={now} />
    </>
  )
}

/** What a receiver is limited to. */
function Reach({ receiver: { sites, features } }: { readonly receiver: FlagReceiver }) {
  const { t, siteName, flagTitle } = useTexts()
  const parts = [
    sites.length === 0 ? t('filters.allSites') : sites.map(siteName).join(', '),
    features.length === 0 ? t('filters.allFeatures') : features.map(flagTitle).join(', '),
  ]
  return parts.join(' · ')
}

function ReceiverItem({
  receiver,
  context,
}: {
  readonly receiver: FlagReceiver
  readonly context: OwnerContext
}) {
  const { t } = useTexts()
  const { id, kind, name, place } = receiver
  const query = new URLSearchParams({ id })
  return (
    <li className="change">
      <div className="change__what">
        <strong>{name}</strong>
        <p>
          {t(`receivers.kinds.${kind}`)}, {place}
        </p>
      </div>
      <p className="change__why">
        <Reach receiver={receiver} />
      </p>
      <p className="change__who small muted">
        <Last receiver={receiver} now={context.now} />
      </p>
      <div className="change__end row">
        <Form context={context} className="" action={`/receivers/test?${query}`}>
          <button type="submit" className="btn btn--s" aria-label={t('receivers.testOf', { name })}>
            <span>{t('receivers.send')}</span>
          </button>
        </Form>
        <a className="link" href={`/receivers/remove?${query}`}>
          {t('receivers.remove')}
          <span className="visually-hidden"> {name}</span>
        </a>
      </div>
    </li>
  )
}

interface Shown {
  readonly draft?: ReceiverDraft
  readonly errors?: Readonly<Record<string, string>>
  readonly status?: number
}

const outcomes = ['tested', 'removed'] as const

async function listPage(
  context: OwnerContext,
  { draft = firstReceiver, errors = {}, status = 200 }: Shown,
): Promise<PageResponse> {
  const { receivers, service, url } = context
  const { t } = context.texts
  if (!receivers) return { kind: 'missing' }
  const [all, rows] = await Promise.all([receivers.list(), service.rows()])
  const done = outcomes.find((each) => each === url.searchParams.get('done'))
  return {
    kind: 'page',
    status,
    title: t('receivers.title'),
    lead: t('receivers.lead'),
    body: (
      <div className="access access--list">
        {done && <Notice look="done" title={t(`receivers.done.${done}`)} />}
        {all.length === 0 && <p className="muted">{t('receivers.none')}</p>}
        <ul className="changes" role="list">
          {all.map((receiver) => (
            <ReceiverItem key={receiver.id} receiver={receiver} context={context} />
          ))}
        </ul>
        <ReceiverForm context={context} rows={rows} draft={draft} errors={errors} />
      </div>
    ),
  }
}

const addedPage = ({ texts: { t } }: OwnerContext, secret: string): ShownPage => ({
  kind: 'page',
  status: 201,
  title: t('receivers.added.title'),
  body: (
    <div className="access">
      <Notice look="info" title={t('tokens.done.once')}>
        <p>{t('receivers.added.text')}</p>
      </Notice>
      <div className="form-line">
        <label htmlFor="secret">{t('receivers.added.secret')}</label>
        <textarea id="secret" className="access-token" readOnly rows={2} spellCheck={false} value={secret} />
      </div>
      <p>
        <a className="link" href="/receivers">
          {t('receivers.added.back')}
        </a>
      </p>
    </div>
  ),
})

async function add(context: OwnerContext, form: SentForm): Promise<PageResponse> {
  const { receivers, owner, texts } = context
  const draft = sentReceiver(form)
  if (!receivers) return { kind: 'missing' }
  const result = await receivers.add({ ...draft, language: texts.language }, owner)
  if (result.kind === 'added')
    return result.secret === null
      ? { kind: 'redirect', location: '/receivers' }
      : addedPage(context, result.secret)
  if (result.why === 'notAllowed') return { kind: 'missing' }
  const errors = { [receiverFields[result.why]]: texts.t(`receivers.faults.${result.why}`) }
  return listPage(context, { draft, errors, status: 422 })
}

export const receiversPage: OwnerPage = {
  needs: 'admin',
  get: (context) => listPage(context, {}),
  post: add,
}

export const testReceiver: OwnerPage = {
  needs: 'admin',
  get: () => ({ kind: 'redirect', location: '/receivers' }),
  async post({ receivers, owner, url }) {
    const isSent = await receivers?.test(url.searchParams.get('id') ?? '', owner)
    return isSent ? { kind: 'redirect', location: '/receivers?done=tested' } : { kind: 'missing' }
  },
}

export const removeReceiver: OwnerPage = {
  needs: 'admin',
  async get(context) {
    const id = context.url.searchParams.get('id')
    const receiver = (await context.receivers?.list())?.find((each) => each.id === id)
    if (!receiver) return { kind: 'missing' }
    const { t } = context.texts
    return {
      kind: 'page',
      title: t('receivers.removing.title', { name: receiver.name }),
      body: (
        <div className="access">
          <p className="measure">{t('receivers.removing.text')}</p>
          <Form context={context}>
            <div className="form-end">
              <Submit>{t('receivers.removing.submit')}</Submit>
              <a className="link" href="/receivers">
                {t('receivers.removing.keep')}
              </a>
            </div>
          </Form>
        </div>
      ),
    }
  },
  async post({ receivers, owner, url }) {
    const isRemoved = await receivers?.remove(url.searchParams.get('id') ?? '', owner)
    return isRemoved ? { kind: 'redirect', location: '/receivers?done=removed' } : { kind: 'missing' }
  },
}
