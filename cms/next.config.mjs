import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

const nextConfig = {
  // The content models are imported from the site, beside this folder.
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
  outputFileTracingRoot: path.resolve(import.meta.dirname, '..'),
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
}

export default withPayload(nextConfig, { devBundleServerPackages: false })
