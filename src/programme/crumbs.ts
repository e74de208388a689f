import type { Crumb } from '@marquee/design/controls/breadcrumb.tsx'
import type { LinkModel } from '../page-models/parts.ts'

/** The last one is the page itself, without a link. */
export const crumbs = (links: readonly LinkModel[]): readonly Crumb[] =>
  links.map(({ label, href }, index) => (index === links.length - 1 ? { label } : { label, href }))
