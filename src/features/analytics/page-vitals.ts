import { PAGE_VITALS } from '@marquee/addresses/page-vitals.ts'
import type { SitePaths } from '@marquee/addresses/site-paths.ts'
import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals'
import { type VitalDevice, type VitalName, type VitalNavigation, vitalsAtOnce } from '#config/page-vitals.ts'
import type { RouteKind } from '#config/routes.ts'
import { isAllowed } from '../consent/consent.ts'

interface Value {
  readonly name: VitalName
  readonly value: number
  readonly kind: RouteKind
  readonly navigation: VitalNavigation
}

const waiting: Value[] = []
/** A page that is hidden, shown and hidden again reports its values anew. */
const reported = new Set<string>()

/** Reports the kind of each page, and how fast it was, when the page is hidden. */
export function reportVitals({ match }: Pick<SitePaths, 'match'>, device: VitalDevice): void {
  const note = (name: VitalName, value: number, address: string, navigation: VitalNavigation = 'load') => {
    const kind = match(new URL(address).pathname)?.kind
    if (kind) waiting.push({ name, value, kind, navigation })
  }
  const take = ({ id, name, value, navigationType, navigationURL }: CLSMetric | INPMetric | LCPMetric) => {
    if (reported.has(id)) return
    reported.add(id)
    note(name, value, navigationURL ?? location.href, navigationType === 'soft-navigation' ? 'soft' : 'load')
  }
  for (const follow of [onLCP, onINP, onCLS]) follow(take, { reportSoftNavs: true })
  // The library has it too, for a tenth of its size, and 0 for a page without a document.
  const [visit] = performance.getEntriesByType('navigation')
  if (visit instanceof PerformanceNavigationTiming) note('TTFB', visit.responseStart, visit.name)
  // The library listens at the window, while the event is on its way down.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const values = waiting.splice(0, vitalsAtOnce)
    if (values[0] && isAllowed('statistics'))
      navigator.sendBeacon(PAGE_VITALS, JSON.stringify({ device, values }))
  })
}
