import config from '@payload-config'
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'

interface Arguments {
  readonly params: Promise<{ segments: string[] }>
  readonly searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Arguments) =>
  generatePageMetadata({ config, params, searchParams })

export default function NotFound({ params, searchParams }: Arguments) {
  return NotFoundPage({ config, params, searchParams, importMap })
}
