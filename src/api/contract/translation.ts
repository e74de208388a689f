import { toTranslations, wireTranslations } from '#models/slugs.ts'
import { call } from '../call.ts'

export function translation<const Path extends string>(what: string, path: Path, tag: string) {
  return call(path, {
    summary: `Slug of ${what} in every language`,
    returns: 'list',
    tags: [tag],
    wire: wireTranslations,
    toModel: toTranslations,
  })
}
