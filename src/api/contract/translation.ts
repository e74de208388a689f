import { toTranslations, wireTranslations } from '../../../content-models/slugs.ts'
import { call } from '../call.ts'

/** The call for the slug of `what` in every language. */
export function translation<const Path extends string>(what: string, path: Path, tag: string) {
  return call({
    origin: 'designed',
    summary: `Slug of ${what} in every language`,
    path,
    returns: 'list',
    tags: [tag],
    wire: wireTranslations,
    toModel: toTranslations,
  })
}
