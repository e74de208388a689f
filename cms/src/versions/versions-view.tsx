import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import type { Language } from '#config/types.ts'
import { LocalTime } from '../dashboard/local-time.tsx'
import { interfaceLanguage } from '../texts/texts.ts'
import { languageName } from '../users/display-names.ts'
import { type ListedVersion, versionsOf } from './publications.ts'
import { RestoreButton } from './restore-button.tsx'
import { versionsTexts } from './texts.ts'

interface RowProps {
  readonly version: ListedVersion
  readonly isNewest: boolean
  readonly href: string
  readonly uiLanguage: Language
  /** Restores the version. */
  readonly restore: ReactNode
}

function Row({ version, isNewest, href, uiLanguage, restore }: RowProps) {
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
        <a id={`version-${version.id}`} href={href}>
          <LocalTime at={updatedAt} />
        </a>
      </td>
      <td>{typeof changedBy === 'string' && changedBy ? changedBy : t('noPerson')}</td>
      <td>{state}</td>
      <td>{restore}</td>
    </tr>
  )
}

/** The versions of a document; in the window of a comparison, a version is chosen as the earlier one. */
export async function VersionsView(props: DocumentViewServerProps) {
  const { initPageResult, searchParams = {}, versions: within } = props
  const { collectionConfig: config, docID: id, permissions, req } = initPageResult
  if (!config || id === undefined) return notFound()
  const uiLanguage = interfaceLanguage(req)
  const t = versionsTexts.t(uiLanguage)
  const versions = await versionsOf(req, { config, id })
  const { admin } = req.payload.config.routes
  const isChosen = within?.useVersionDrawerCreatedAtCell === true
  const page = `${admin}/collections/${config.slug}/${id}`
  const mayRestore = !isChosen && Boolean(permissions?.collections?.[config.slug]?.update)
  const asked = Object.entries(searchParams).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'versionFrom' ? [[name, value]] : [],
  )
  const hrefOf = ({ id: version }: ListedVersion) =>
    isChosen
      ? `?${new URLSearchParams([...asked, ['versionFrom', String(version)]])}`
      : `${page}/versions/${version}`
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
            <td />
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
              restore={
                mayRestore &&
                index > 0 && (
                  <RestoreButton
                    collection={config.slug}
                    version={version.id}
                    page={page}
                    describedBy={`version-${version.id}`}
                  />
                )
              }
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
