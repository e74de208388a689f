import { type AuditLog, type AuditQuery, type AuditRow, auditKinds } from '@marquee/kit/audit/audit-log.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { siteIds } from '#config/sites.ts'
import { download } from '../forms/download.ts'
import { beforeIn, filterAddress, personAndDays } from '../forms/filter-address.ts'
import { Filters, PageLinks, PersonAndDays, Pick, SitePick } from '../forms/filter-fields.tsx'
import type { OwnerPage } from '../page.ts'
import { useTexts } from '../texts/console-texts.ts'
import { InstantText } from '../texts/when.tsx'

const { page: PAGE, batch } = serviceLimits.audit

const facts = (details: AuditRow['details']) =>
  Object.entries(details)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ')

function Row({ row }: { readonly row: AuditRow }) {
  const { t, siteName } = useTexts()
  const { id, event, outcome, actor, person, target, site, subject, details, network, requestId } = row
  return (
    <li className="change audit-row" id={`entry-${id}`}>
      <div className="change__what">
        <strong>{t(`audit.events.${event}`)}</strong>
        {outcome === 'refused' && <span className="console-tag audit-refused">{t('audit.refused')}</span>}
        {target !== null && <p>{target}</p>}
        {site !== null && <p className="small muted">{siteName(site)}</p>}
      </div>
      <div className="small">
        {subject !== null && <p className="audit-subject">{subject}</p>}
        <p className="muted">{facts(details)}</p>
      </div>
      <p className="change__who small muted">
        {person ?? t('audit.nobody')} <span className="console-tag">{t(`audit.actors.${actor}`)}</span>
        {network !== null && (
          <>
            <br />
            {t('audit.network', { network })}
          </>
        )}
      </p>
      <p className="small muted">
        <InstantText at={row.at} />
        {requestId !== null && (
          <>
            <br />
            <span className="audit-request">{t('audit.request', { id: requestId })}</span>
          </>
        )}
      </p>
    </li>
  )
}

/** Ignores values that no filter has. */
function readAuditQuery(url: URL): AuditQuery {
  const { searchParams: query } = url
  return {
    kind: auditKinds.find((kind) => kind === query.get('kind')),
    site: siteIds.find((site) => site === query.get('site')),
    ...personAndDays(url),
    before: beforeIn(url),
    limit: PAGE,
  }
}

const auditPath = (path: string, { kind, site, person, from, to }: AuditQuery, before?: number): string =>
  filterAddress(path, { kind, site, person, from, to, before })

/** Names and keys of persons are shown to admins only. */
export const auditPage: OwnerPage = {
  needs: 'admin',
  async get({ audit, url, texts: { t } }) {
    if (!audit) return { kind: 'missing' }
    const query = readAuditQuery(url)
    const found = await audit.list({ ...query, limit: PAGE + 1 })
    const rows = found.slice(0, PAGE)
    const last = rows.at(-1)
    const { personalDays, days } = audit.retention
    return {
      kind: 'page',
      title: t('audit.title'),
      lead: t('audit.lead', { personal: personalDays, days }),
      wide: true,
      body: (
        <>
          <Filters path="/audit" className="audit-filters">
            <Pick
              name="kind"
              label={t('filters.kind')}
              value={query.kind}
              all={t('filters.allKinds')}
              options={auditKinds.map((kind) => [kind, t(`audit.kinds.${kind}`)])}
            />
            <SitePick site={query.site} />
            <PersonAndDays of={query} hint={t('audit.personHint')} />
          </Filters>
          <div id="live">
            <p className="visually-hidden" id="count">
              {t('audit.count', { count: rows.length })}
            </p>
            {rows.length === 0 && <p className="console-empty">{t('audit.none')}</p>}
            <ol className="changes" role="list">
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ol>
            <PageLinks
              of="audit"
              newest={query.before === undefined ? null : auditPath('/audit', query)}
              older={last && found.length > PAGE ? auditPath('/audit', query, last.id) : null}
            >
              {last && (
                <a className="link" href={auditPath('/audit/export', query)} download="">
                  {t('audit.export')}
                </a>
              )}
            </PageLinks>
          </div>
        </>
      ),
    }
  },
}

/** Newest first, one JSON object a line. */
function lines(audit: AuditLog, query: AuditQuery): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let before = query.before
  return new ReadableStream({
    async pull(controller) {
      const rows = await audit.list({ ...query, before, limit: batch })
      before = rows.at(-1)?.id
      if (rows.length > 0)
        controller.enqueue(encoder.encode(rows.map((row) => `${JSON.stringify(row)}\n`).join('')))
      if (rows.length < batch) controller.close()
    },
  })
}

export const auditExport: OwnerPage = {
  needs: 'admin',
  async get({ audit, owner, url, now }) {
    if (!audit) return { kind: 'missing' }
    await audit.record({ event: 'audit.exported', outcome: 'done', actor: 'owner', person: owner.name })
    return download({ name: 'audit', now, ending: 'jsonl' }, lines(audit, readAuditQuery(url)))
  },
}
