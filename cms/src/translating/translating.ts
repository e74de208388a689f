import type { Config } from 'payload'
import { suggest } from './suggestions.ts'
import { SUGGESTS } from './suggests.ts'
import type { TranslationService } from './translator.ts'

/** Suggests translations, where the operators have a service; a Payload plugin. */
export const translating =
  ({ translation }: { readonly translation: TranslationService | undefined }) =>
  (config: Config): Config =>
    translation
      ? {
          ...config,
          endpoints: [...(config.endpoints ?? []), suggest(translation)],
          admin: { ...config.admin, custom: { ...config.admin?.custom, [SUGGESTS]: true } },
        }
      : config
