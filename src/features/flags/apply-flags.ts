import { createSitePaths, type SitePaths } from '@marquee/addresses/site-paths.ts'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { FlagValues } from '#config/flags.ts'
import { onPageLeave } from '../../actor-kit/page-leave.ts'
import { BOOT_ID, readBoot } from '../../document/boot.ts'

const FRAME = '/$language'

interface Rewriting {
  readonly url: URL
}

interface HeldPage {
  readonly rewrite: { readonly input: (place: Rewriting) => URL; readonly output: (place: Rewriting) => URL }
  /** True if the current page has been removed from the site. */
  held(): boolean
  release(): void
}

/** New paths for all pages but the current one, which retains its address while it is open. */
function holdPage(before: SitePaths, after: SitePaths, address: URL): HeldPage {
  let open =
    before.match(address.pathname) && !after.match(address.pathname)
      ? before.toInternal(new URL(address)).pathname
      : null
  return {
    rewrite: {
      input: ({ url }) =>
        (open !== null && url.pathname === address.pathname ? before : after).toInternal(url),
      output: ({ url }) => (open !== null && url.pathname === open ? before : after).toPublic(url),
    },
    held: () => open !== null,
    release: () => {
      open = null
    },
  }
}

type Values = Readonly<Record<string, boolean>>

const isSame = (one: Values, other: Values) => Object.entries(one).every(([name, on]) => on === other[name])

function updateBootFlags(flags: FlagValues): void {
  const text = document.getElementById(BOOT_ID)?.firstChild
  // Trusted Types take no new text node within a script element, data or not.
  if (text) text.nodeValue = JSON.stringify({ ...readBoot(), flags })
}

/**
 * Applies new flag values to an open page: menus, links and routes first, then the page's data. A page that
 * the site no longer has stays until the visitor leaves it; resolves with whether that is so.
 */
export async function applyFlags(
  router: RegisteredRouter,
  flags: FlagValues,
): Promise<{ readonly held: boolean }> {
  const before = router.options.context.edition
  if (isSame(flags, before.flags)) return { held: false }
  const paths = createSitePaths(before.site, flags)
  const page = holdPage(before.paths, paths, new URL(location.href))
  updateBootFlags(flags)
  router.update({
    ...router.options,
    context: { edition: { ...before, flags, paths } },
    rewrite: page.rewrite,
  })
  const stop = onPageLeave(router, () => {
    page.release()
    stop()
  })
  const held = page.held()
  const leaf = router.state.matches.at(-1)?.id
  await router.invalidate({ filter: ({ id, routeId }) => !held || routeId === FRAME || id !== leaf })
  return { held }
}
