import { z } from 'zod'
import type { SafeHtml } from './html.ts'
import { flag, html, linkAddress, list, requiredText, responseList, slugs, text } from './wire.ts'

export interface FooterLink {
  readonly title: string
  readonly url: string
  readonly newTab: boolean
  /** Opens the cookie preferences. */
  readonly cookie: boolean
}

export interface FooterColumn {
  readonly title: string
  readonly links: readonly FooterLink[]
}

export interface SocialLink {
  readonly label: string
  readonly url: string
}

export interface Footer {
  readonly columns: readonly FooterColumn[]
  readonly socialNetworks: readonly SocialLink[]
}

/** Questions for a kind of page; `slugs` limits them to single pages, empty: all. */
export interface FooterFaqGroup {
  readonly type: string | null
  readonly questions: readonly { readonly title: string; readonly description: SafeHtml }[]
  readonly slugs: readonly string[]
}

const wireFooterLink = z
  .object({ title: requiredText, url: linkAddress, newTab: flag(false), cookie: flag(false) })
  .meta({ id: 'FooterLink' })
const wireFooterColumn = z
  .object({ title: requiredText, links: list(wireFooterLink) })
  .meta({ id: 'FooterColumn' })
const wireSocialLink = z.object({ label: requiredText, url: linkAddress }).meta({ id: 'SocialLink' })

export const wireFooter = z
  .object({ columns: list(wireFooterColumn), socialNetworks: list(wireSocialLink) })
  .meta({ id: 'Footer' })

const wireFooterQuestion = z.object({ title: text, description: html }).meta({ id: 'FooterQuestion' })
const wireFooterFaqGroup = z
  .object({ type: text, questions: list(wireFooterQuestion), slugs })
  .meta({ id: 'FooterFaqGroup' })

export const wireFooterFaq = responseList(wireFooterFaqGroup)

/** Links without a target and columns without links are left out. */
export function toFooter(wire: z.output<typeof wireFooter>): Footer {
  return {
    columns: wire.columns
      .map(({ title, links }) => ({
        title,
        links: links.flatMap((item) =>
          item.url === null && !item.cookie ? [] : [{ ...item, url: item.url ?? '#' }],
        ),
      }))
      .filter(({ links }) => links.length > 0),
    socialNetworks: wire.socialNetworks.flatMap(({ label, url }) => (url === null ? [] : [{ label, url }])),
  }
}

/** Questions without title or description and groups without questions are left out. */
export function toFooterFaq(wire: z.output<typeof wireFooterFaq>): readonly FooterFaqGroup[] {
  return wire
    .map((group) => ({
      type: group.type,
      slugs: group.slugs,
      questions: group.questions.flatMap(({ title, description }) =>
        title === null || description === null ? [] : [{ title, description }],
      ),
    }))
    .filter(({ questions }) => questions.length > 0)
}
