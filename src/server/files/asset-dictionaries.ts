import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Dictionary, dictionaryOf } from '@marquee/kit/http/dictionaries.ts'
import type { FormerAssets } from './former-assets.ts'

/** Files of former builds, from which browsers that still have them make the present ones. */
export interface AssetDictionaries {
  /** The file of a former build with the name of this one and the given hash. */
  find(pathname: string, hash: string): Dictionary | undefined
}

const NAMED = /^\/assets\/(.+)-[\w-]{7,8}(\.(?:js|css))$/

/** Addresses of the same file in all builds, as a pattern; undefined if its name has no hash. */
export function addressesOf(pathname: string): string | undefined {
  const [, name, ending] = NAMED.exec(pathname) ?? []
  return name === undefined ? undefined : `/assets/${name}-*${ending}`
}

export function createAssetDictionaries(former: FormerAssets | undefined): AssetDictionaries {
  const byAddresses = new Map<string, string[]>()
  for (const pathname of former?.pathnames ?? []) {
    const addresses = addressesOf(pathname)
    if (addresses === undefined) continue
    const known = byAddresses.get(addresses)
    if (known) known.push(pathname)
    else byAddresses.set(addresses, [pathname])
  }
  const hashes = new Map<string, string>()

  function read(pathname: string): Dictionary | undefined {
    try {
      const dictionary = dictionaryOf(readFileSync(join(former?.root ?? '', 'assets', basename(pathname))))
      hashes.set(pathname, dictionary.hash)
      return dictionary
    } catch {
      // Another process may have removed it.
      return undefined
    }
  }

  return {
    find(pathname, hash) {
      for (const other of byAddresses.get(addressesOf(pathname) ?? '') ?? []) {
        const known = hashes.get(other)
        if (known !== undefined && known !== hash) continue
        const dictionary = read(other)
        if (dictionary?.hash === hash) return dictionary
      }
      return undefined
    },
  }
}
