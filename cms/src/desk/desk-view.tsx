import { Gutter } from '@payloadcms/ui'
import type { groupNavItems } from '@payloadcms/ui/shared'
import type { AdminViewServerProps } from 'payload'
import { Suspense } from 'react'
import { filled, reportMessages } from '../reports/messages.ts'
import { interfaceLanguage } from '../users/messages.ts'
import { Changes } from './changes.tsx'
import { plannedNext, unsent } from './coming.ts'
import { Contents } from './contents.tsx'
import './desk.css'
import type { DeskProps } from './desk-props.ts'
import { lastChanged, type Shelf, shelves } from './latest.ts'
import { deskMessages } from './messages.ts'
import { brokenLinks, missingTranslations } from './open-numbers.ts'
import { Planned } from './planned.tsx'
import { Unsent } from './unsent.tsx'

export interface DeskViewProps extends AdminViewServerProps {
  readonly navGroups: ReturnType<typeof groupNavItems>
}

async function Missing({ desk, all }: { readonly desk: DeskProps; readonly all: readonly Shelf[] }) {
  return await missingTranslations(desk.req, all, desk.uiLanguage)
}

async function OpenNumbers({ desk, all }: { readonly desk: DeskProps; readonly all: readonly Shelf[] }) {
  const { req, uiLanguage, words, admin } = desk
  const names = reportMessages(uiLanguage)
  const broken = await brokenLinks(req)
  return (
    <section>
      <h2>{words.open}</h2>
      <dl className="desk__numbers">
        <div>
          <dt>
            <a href={`${admin}/reports/translations`}>{names.translations}</a>
          </dt>
          <dd>
            <Suspense fallback={words.counting}>
              <Missing desk={desk} all={all} />
            </Suspense>
          </dd>
        </div>
        <div>
          <dt>
            <a href={`${admin}/reports/links`}>{names.links}</a>
          </dt>
          <dd>{broken ?? words.notChecked}</dd>
        </div>
      </dl>
    </section>
  )
}

/** The page that an editor sees first: what is in hand, then everything there is. Each part asks what its person may read. */
export async function DeskView({ initPageResult: { req, permissions }, navGroups }: DeskViewProps) {
  const uiLanguage = interfaceLanguage(req)
  const words = deskMessages(uiLanguage)
  const desk: DeskProps = { req, uiLanguage, words, admin: req.payload.config.routes.admin }
  const all = await shelves(
    req,
    navGroups.flatMap(({ entities }) => entities.map(({ slug }) => slug)),
  )
  const [changed, coming, waiting] = await Promise.all([lastChanged(req, all, uiLanguage), plannedNext(req, uiLanguage), unsent(req)])
  const name: unknown = req.user && 'name' in req.user ? req.user.name : undefined
  return (
    <Gutter className="desk">
      <h1>{typeof name === 'string' && name ? filled(words.welcomeName, { name }) : words.welcome}</h1>
      <div className="desk__hand">
        <Changes desk={desk} changed={changed} />
        <div className="desk__aside">
          <Unsent desk={desk} {...waiting} />
          <Planned desk={desk} coming={coming} />
          <OpenNumbers desk={desk} all={all} />
        </div>
      </div>
      <Contents desk={desk} groups={navGroups} all={all} permissions={permissions} />
    </Gutter>
  )
}
