import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const nextConfig = {
  // What a document can hold is read from the site's content models, beside this folder.
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
  outputFileTracingRoot: path.resolve(import.meta.dirname, '..'),
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
}

export default withPayload(nextConfig, { devBundleServerPackages: false })
