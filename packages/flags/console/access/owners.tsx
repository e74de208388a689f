import { Notice } from '@marquee/forms/form.tsx'
import type { ShownPage } from '@marquee/forms/page.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { reachOf } from './owner-texts.ts'

const changes = ['added', 'changed', 'removed'] as const

async function ownersPage(context: OwnerContext): Promise<ShownPage> {
  const { owners, owner: self, url, texts, provider, passwords } = context
  const { t } = texts
  const all = await owners.list()
  const done = changes.find((change) => change === url.searchParams.get('done'))
  const name = url.searchParams.get('name') ?? t('owners.someone')
  return {
    kind: 'page',
    title: t('owners.title'),
    lead: <p>{t('owners.lead')}</p>,
    body: (
      <div className="access access--list">
        {done && <Notice look="done" title={t(`owners.done.${done}`, { name })} />}
        {provider && <p className="measure">{t('owners.provider.text', { provider: provider.name })}</p>}
        {passwords === 'all' && (
          <p>
            <a className="btn btn--solid" href="/owners/new">
              <span>{t('owners.add')}</span>
            </a>
          </p>
        )}
        <table className="access-table">
          <caption className="visually-hidden">{t('owners.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('owners.name')}</th>
              <th scope="col">{t('owners.role')}</th>
              <th scope="col">{t('owners.mayChange')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('owners.edit')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {all.map((owner) => (
              <tr key={owner.id}>
                <th scope="row">
                  {owner.name}
                  {owner.id === self.id && <span className="muted"> {t('owners.you')}</span>}
                  {provider && owner.issuer === provider.issuer && (
                    <>
                      {' '}
                      <span className="console-tag">{provider.name}</span>
                    </>
                  )}
                </th>
                <td>{t(`roles.${owner.role}.name`)}</td>
                <td data-label={t('owners.mayChange')}>{reachOf(texts, owner)}</td>
                <td>
                  <a className="link" href={`/owners/edit?${new URLSearchParams({ id: owner.id })}`}>
                    {t('owners.edit')}
                    <span className="visually-hidden"> {owner.name}</span>
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ),
  }
}

export const ownerList: OwnerPage = { needs: 'admin', get: ownersPage }
