import type { Preview } from '@marquee/flags/console/preview/preview.server.ts'
import { LRUCache } from 'lru-cache'
import { type FlagName, flagNames } from '#config/flags.ts'
import type { ContentPreview } from '#models/preview-token.ts'
import type { FlagPreview } from '../../document/boot.ts'
import { createEdition, type SiteEdition } from '../hosts/editions.ts'
import type { OuterOptions } from '../outer-options.ts'
import type { ShownContent } from './content-previews.ts'
import type { PreviewCookie, PreviewTokens } from './preview-cookie.ts'

export interface Chosen {
  readonly flags: Preview | undefined
  readonly content: (ContentPreview & Pick<ShownContent, 'token'>) | undefined
}

export interface FollowedPreviews {
  read(edition: SiteEdition, tokens: PreviewTokens): Chosen
  /** Undefined if no token is valid. */
  editionFor(edition: SiteEdition, tokens: PreviewCookie): Promise<SiteEdition | undefined>
}

const MAX_EDITIONS = 50

/** Values that differ from the live ones. */
function differing({ flags, content }: Chosen, { values }: SiteEdition['flags']): FlagPreview {
  const changed = flagNames.flatMap((name): [FlagName, boolean][] => {
    const chosen = flags?.flags[name]
    return chosen === undefined || chosen === values[name] ? [] : [[name, chosen]]
  })
  return {
    flags: Object.fromEntries(changed),
    until: Math.min(...[flags?.until, content?.until].filter((until) => until !== undefined)),
  }
}

export function createFollowedPreviews(options: OuterOptions, clock: () => number): FollowedPreviews {
  const { readPreview, contentPreviews } = options
  const editions = new LRUCache<string, SiteEdition>({ max: MAX_EDITIONS })

  function read(edition: SiteEdition, { flags, content }: PreviewTokens): Chosen {
    const { id } = edition.host.site
    const values = flags === undefined ? undefined : readPreview?.(id, flags, clock())
    const contents = content === undefined ? undefined : contentPreviews?.read(id, content, clock())
    return {
      flags: typeof values === 'object' ? values : undefined,
      content:
        content !== undefined && typeof contents === 'object' ? { ...contents, token: content } : undefined,
    }
  }

  async function editionFor(edition: SiteEdition, tokens: PreviewCookie): Promise<SiteEdition | undefined> {
    const chosen = read(edition, tokens)
    if (!chosen.flags && !chosen.content) return undefined
    const { host, flags } = edition
    const frame = chosen.content && (await contentPreviews?.frame(host.site.id))
    const key = [
      host.key,
      flags.hash,
      chosen.flags && tokens.flags,
      chosen.content?.token,
      tokens.framed,
      JSON.stringify(frame),
    ].join(' ')
    const known = editions.get(key)
    if (known && known.host === host) return known
    const { days, revision = '' } = frame ?? {}
    const content = chosen.content && {
      ...chosen.content,
      days,
      revision,
      framedBy: contentPreviews?.framedBy,
      framed: tokens.framed,
    }
    const values = { ...flags.values, ...chosen.flags?.flags }
    const made = createEdition(
      host,
      { values, hash: 'preview', preview: differing(chosen, flags), content },
      options,
    )
    editions.set(key, made)
    return made
  }

  return { read, editionFor }
}
