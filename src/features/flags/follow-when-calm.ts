import type { RegisteredRouter } from '@tanstack/react-router'
import { whenCalm } from '../../document/when-idle.ts'
import { setVisitorFlags } from './visitor-flags.ts'

export function followWhenCalm(router: RegisteredRouter): void {
  whenCalm(() => {
    void import('../../calm-page.ts').then(({ followCalmPage }) => followCalmPage(router, setVisitorFlags))
    void import('../wishlist/calm-wishes.ts').then(({ followCalmWishes }) => followCalmWishes(router))
  })
}
