import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { withoutEmptyDrafts } from '../../../../preview/no-empty-drafts.ts'
import { importMap } from '../importMap.js'

interface Arguments {
  readonly params: Promise<{ segments: string[] }>
  readonly searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Arguments) =>
  generatePageMetadata({ config, params, searchParams })

export default function Page({ params, searchParams }: Arguments) {
  const seen = Promise.all([config, params]).then(([known, { segments }]) =>
    withoutEmptyDrafts(known, segments),
  )
  return RootPage({ config: seen, params, searchParams, importMap })
}
