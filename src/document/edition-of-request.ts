import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { createTexts, setBrowserTexts } from '@marquee/i18n/texts.ts'
import { createIsomorphicFn } from '@tanstack/react-start'
import { readBoot } from './boot.ts'
import { editionOnServer } from './edition.server.ts'
import type { Edition } from './edition.ts'

/** The edition being rendered: from the request on the server, from the boot data in the browser. */
export const editionOfRequest = createIsomorphicFn()
  .server((): Edition => editionOnServer())
  .client((): Edition => {
    const boot = readBoot()
    const i18n = setBrowserTexts(createTexts(boot.language, boot.site.region, boot.texts))
    return { ...boot, paths: createSitePaths(boot.site, boot.flags), i18n }
  })
