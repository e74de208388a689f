import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { cookies, headers } from 'next/headers.js'
import { getRequestLanguage } from 'payload'
import { withoutEmptyDrafts } from '../../../../preview/no-empty-drafts.ts'
import { isSignInPage, SignInPage } from '../../../../sign-in/views/sign-in-page.tsx'
import { importMap } from '../importMap.js'

interface Arguments {
  readonly params: Promise<{ segments: string[] }>
  readonly searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Arguments) =>
  generatePageMetadata({ config, params, searchParams })

export default async function Page({ params, searchParams }: Arguments) {
  const [known, { segments }, query] = await Promise.all([config, params, searchParams])
  if (isSignInPage(segments ?? [], query)) {
    const request = { config: known, cookies: await cookies(), headers: await headers() }
    return <SignInPage query={query} language={getRequestLanguage(request)} />
  }
  const seen = Promise.resolve(withoutEmptyDrafts(known, segments))
  return RootPage({ config: seen, params, searchParams, importMap })
}
