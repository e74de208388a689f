import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'
import { noteLanguage, noticeState } from '../notices/notice-state.ts'
import { reportsTexts } from '../reports/texts.ts'
import { translationReport } from '../search/translations.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { chosenSite } from '../users/chosen-site.ts'
import { personOf } from '../users/person.ts'
import { Changes } from './changes.tsx'
import { Contents } from './contents.tsx'
import { scheduledNext, unsent } from './scheduled.ts'
import './dashboard.css'
import type { DashboardProps, NavGroups } from './document-line.tsx'
import { forMe } from './for-me.ts'
import { ForMeList } from './for-me-list.tsx'
import { lastChanged, shelves } from './latest.ts'
import { brokenLinks } from './open-numbers.ts'
import { ScheduledNext } from './scheduled-next.tsx'
import { dashboardTexts } from './texts.ts'
import { Undelivered } from './undelivered.tsx'

interface DashboardViewProps extends AdminViewServerProps {
  readonly navGroups: NavGroups
}

interface NumbersProps {
  readonly dashboard: DashboardProps
}

const Missing = async ({ dashboard: { req, uiLanguage } }: NumbersProps) =>
  (await translationReport(req, uiLanguage, { site: chosenSite(req) })).length

async function OpenNumbers({ dashboard }: NumbersProps) {
  const { req, uiLanguage, t, admin } = dashboard
  const reportsT = reportsTexts.t(uiLanguage)
  const broken = await brokenLinks(req)
  return (
    <section>
      <h2>{t('open')}</h2>
      <dl className="site-dashboard__numbers">
        <div>
          <dt>
            <a href={`${admin}/reports/translations`}>{reportsT('translations')}</a>
          </dt>
          <dd>
            <Suspense fallback={t('counting')}>
              <Missing dashboard={dashboard} />
            </Suspense>
          </dd>
        </div>
        <div>
          <dt>
            <a href={`${admin}/reports/links`}>{reportsT('links')}</a>
          </dt>
          <dd>{broken ?? t('notChecked')}</dd>
        </div>
      </dl>
    </section>
  )
}

/** The start page: pending work first, then every collection. Each part loads what the user may read. */
export async function DashboardView({ initPageResult: { req, permissions }, navGroups }: DashboardViewProps) {
  const uiLanguage = interfaceLanguage(req)
  const t = dashboardTexts.t(uiLanguage)
  const dashboard: DashboardProps = { req, uiLanguage, t, admin: req.payload.config.routes.admin }
  const all = await shelves(
    req,
    navGroups.flatMap(({ entities }) => entities.map(({ slug }) => slug)),
  )
  const person = personOf(req.user)
  if (person) await noteLanguage({ payload: req.payload }, person.id, uiLanguage)
  const [changed, coming, unsentYet, waiting, mails] = await Promise.all([
    lastChanged(req, all, uiLanguage),
    scheduledNext(req, uiLanguage),
    unsent(req),
    forMe(req, uiLanguage),
    person && noticeState({ payload: req.payload }, person.id),
  ])
  const name: unknown = req.user && 'name' in req.user ? req.user.name : undefined
  return (
    <Gutter className="site-dashboard">
      <h1>{typeof name === 'string' && name ? t('welcomeName', { name }) : t('welcome')}</h1>
      <div className="site-dashboard__hand">
        <Changes dashboard={dashboard} changed={changed} />
        <div className="site-dashboard__aside">
          <ForMeList dashboard={dashboard} waiting={waiting} fault={mails?.fault ?? null} />
          <Undelivered dashboard={dashboard} {...unsentYet} />
          <ScheduledNext dashboard={dashboard} coming={coming} />
          <OpenNumbers dashboard={dashboard} />
        </div>
      </div>
      <Contents dashboard={dashboard} groups={navGroups} all={all} permissions={permissions} />
    </Gutter>
  )
}
