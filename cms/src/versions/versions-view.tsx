import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isSite } from '#config/is-site.ts'
import type { Language } from '#config/types.ts'
import { isPublicIn, record } from '../content/document-value.ts'
import { LocalTime } from '../dashboard/local-time.tsx'
import { interfaceLanguage } from '../texts/texts.ts'
import { languageName } from '../users/display-names.ts'
import { CHANGED_BY } from './changed-by.ts'
import { publicationFields, publishedBy, type Version } from './publications.ts'
import { versionsTexts } from './texts.ts'

interface Listed {
  readonly id: number | string
  readonly updatedAt: string
  readonly changedBy: unknown
  readonly published: readonly Language[]
  /** Languages whose public text is that of this version. */
  readonly onTheSite: readonly Language[]
}

interface Place {
  readonly config: SanitizedCollectionConfig
  readonly id: number | string
}

/** The versions of a document that the user may read, the newest first. Payload keeps a hundred of each. */
async function versionsOf(req: PayloadRequest, { config, id }: Place): Promise<readonly Listed[]> {
  const query = {
    collection: config.slug,
    depth: 0,
    locale: 'all',
    overrideAccess: false,
    user: req.user,
  } as const
  const [{ docs }, main] = await Promise.all([
    req.payload.findVersions({
      ...query,
      where: { and: [{ parent: { equals: id } }, { snapshot: { not_equals: true } }] },
      ...publicationFields(config),
      sort: '-updatedAt',
      limit: 0,
      pagination: false,
    }),
    req.payload.findByID({ ...query, id, disableErrors: true, select: { _status: true } }),
  ])
  const superseded = new Set<Language>()
  return docs.map((version) => {
    const { site } = version.version
    const published = isSite(site) ? publishedBy(config, site, version as Version) : []
    const newest = published.filter((language) => !superseded.has(language))
    for (const language of newest) superseded.add(language)
    return {
      id: version.id,
      updatedAt: version.updatedAt,
      changedBy: record(version.version)[CHANGED_BY],
      published,
      onTheSite: newest.filter((language) => isPublicIn(record(main), language)),
    }
  })
}

interface RowProps {
  readonly version: Listed
  readonly isNewest: boolean
  readonly href: string
  readonly uiLanguage: Language
}

function Row({ version, isNewest, href, uiLanguage }: RowProps) {
  const t = versionsTexts.t(uiLanguage)
  const { updatedAt, changedBy, published, onTheSite } = version
  const names = (languages: readonly Language[]) =>
    languages.map((language) => languageName(language, uiLanguage)).join(', ')
  const state =
    onTheSite.length > 0
      ? t('onTheSite', { languages: names(onTheSite) })
      : published.length > 0
        ? t('published', { languages: names(published) })
        : t(isNewest ? 'newest' : 'draft')
  return (
    <tr>
      <td>
        <a href={href}>
          <LocalTime at={updatedAt} />
        </a>
      </td>
      <td>{typeof changedBy === 'string' && changedBy ? changedBy : t('noPerson')}</td>
      <td>{state}</td>
    </tr>
  )
}

/** The versions of a document; in the window of a comparison, a version is chosen as the earlier one. */
export async function VersionsView(props: DocumentViewServerProps) {
  const { initPageResult, searchParams = {}, versions: within } = props
  const { collectionConfig: config, docID: id, req } = initPageResult
  if (!config || id === undefined) return notFound()
  const uiLanguage = interfaceLanguage(req)
  const t = versionsTexts.t(uiLanguage)
  const versions = await versionsOf(req, { config, id })
  const { admin } = req.payload.config.routes
  const isChosen = within?.useVersionDrawerCreatedAtCell === true
  const hrefOf = ({ id: version }: Listed) =>
    isChosen
      ? `?${new URLSearchParams({ ...(searchParams as Record<string, string>), versionFrom: String(version) })}`
      : `${admin}/collections/${config.slug}/${id}/versions/${version}`
  const table = (
    <div className="table">
      <table>
        <thead>
          <tr>
            {[t('when'), t('changedBy'), t('state')].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map((version, index) => (
            <Row
              key={version.id}
              version={version}
              isNewest={index === 0}
              href={hrefOf(version)}
              uiLanguage={uiLanguage}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
  if (within?.disableGutter) return table
  return (
    <main className="versions">
      <SetDocumentStepNav
        collectionSlug={config.slug}
        id={id}
        pluralLabel={config.labels.plural}
        useAsTitle={config.admin.useAsTitle}
        view={req.t('version:versions')}
      />
      <Gutter className="versions__wrap">{table}</Gutter>
    </main>
  )
}
