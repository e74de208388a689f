import { whenCalm } from '../../document/when-idle.ts'
import type { SiteRouter } from '../../router.tsx'
import { setVisitorFlags } from './visitor-flags.ts'

/** An open page follows the network and the flags of its site, once it has nothing better to do. */
export function followWhenCalm(router: SiteRouter): void {
  whenCalm(
    () =>
      void import('../../calm-page.ts').then(({ followCalmPage }) => followCalmPage(router, setVisitorFlags)),
  )
}
