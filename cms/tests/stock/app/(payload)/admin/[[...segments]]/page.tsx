import config from '@payload-config'
import { RootPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'

interface Arguments {
  readonly params: Promise<{ segments: string[] }>
  readonly searchParams: Promise<Record<string, string | string[]>>
}

export default function StockPage({ params, searchParams }: Arguments) {
  return RootPage({ config, params, searchParams, importMap })
}
