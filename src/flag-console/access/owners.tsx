import { Notice } from '../../form-pages/form.tsx'
import type { ShownPage } from '../../form-pages/page.ts'
import type { OwnerContext, OwnerPage } from '../page.ts'
import { reachOf, roleNames } from './owner-texts.ts'

const notices: Readonly<Record<string, string>> = {
  added: 'was added',
  changed: 'was changed',
  removed: 'was removed',
}

async function ownersPage({ owners, owner: self, url }: OwnerContext): Promise<ShownPage> {
  const all = await owners.list()
  const done = notices[url.searchParams.get('done') ?? '']
  return {
    kind: 'page',
    title: 'Owners',
    lead: <p>Who may sign in here, and what they may change.</p>,
    body: (
      <div className="access access--list">
        {done && <Notice look="done" title={`${url.searchParams.get('name') ?? 'The owner'} ${done}`} />}
        <p>
          <a className="btn btn--solid" href="/owners/new">
            <span>Add an owner</span>
          </a>
        </p>
        <table className="access-table">
          <caption className="visually-hidden">Owners</caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Role</th>
              <th scope="col">May change</th>
              <th scope="col">
                <span className="visually-hidden">Edit</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {all.map((owner) => (
              <tr key={owner.id}>
                <th scope="row">
                  {owner.name}
                  {owner.id === self.id && <span className="muted"> (you)</span>}
                </th>
                <td>{roleNames[owner.role]}</td>
                <td data-label="May change">{reachOf(owner)}</td>
                <td>
                  <a className="link" href={`/owners/edit?${new URLSearchParams({ id: owner.id })}`}>
                    Edit<span className="visually-hidden"> {owner.name}</span>
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
