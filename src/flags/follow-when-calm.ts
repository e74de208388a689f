import type { SiteRouter } from '../router.tsx'
import { whenIdle } from '../when-idle.ts'
import { tellVisitorFlags } from './visitor-flags.ts'

/** Ms that a page which has come to rest is left alone before it begins to follow what changes. */
const CALM = 4_000

/** An open page follows the flags of its site, once it has nothing better to do. */
export function followWhenCalm(router: SiteRouter): void {
  const follow = () => void import('./follow-flags.ts').then(({ followFlags }) => followFlags(router, tellVisitorFlags))
  whenIdle(() => setTimeout(follow, CALM))
}
