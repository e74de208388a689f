import type { SiteRouter } from '../router.tsx'
import { whenIdle } from '../when-idle.ts'

/** Ms that a page which has loaded is left alone before it begins to follow what changes. */
const CALM = 4_000

/** An open page follows the flags of its site, once it has nothing better to do. */
export function followWhenCalm(router: SiteRouter): void {
  const follow = () =>
    void import('./follow-flags.ts').then(
      ({ followFlags }) => followFlags(router),
      () => {},
    )
  const wait = () => setTimeout(() => whenIdle(follow), CALM)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
