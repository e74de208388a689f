import { z } from 'zod'

/** Properties that search engines need in each type that our pages describe. Unknown types are a fault. */

const address = z.url({ protocol: /^https?$/ })
const text = z.string().trim().min(1)
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2}))?$/)
const price = z.union([z.number().nonnegative(), z.string().regex(/^\d+(?:\.\d+)?$/)])
const duration = z.string().regex(/^PT(?:\d+H)?(?:\d+M)?$/)

const named = z.looseObject({ '@type': text, name: text })
const offer = z.looseObject({
  '@type': z.enum(['Offer', 'AggregateOffer']),
  priceCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  price: price.optional(),
  url: address.optional(),
})
const place = z.looseObject({ '@type': z.enum(['MovieTheater', 'Place', 'City', 'Country']), name: text })
const question = z.looseObject({
  '@type': z.literal('Question'),
  name: text,
  acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text }),
})
const event = z.looseObject({
  name: text,
  startDate: moment,
  location: z.union([place, z.array(place).min(1)]),
})

const kinds: Readonly<Record<string, z.ZodType>> = {
  Movie: z.looseObject({
    name: text,
    url: address,
    duration: duration.optional(),
    dateCreated: moment.optional(),
  }),
  Event: event,
  EventSeries: z.looseObject({
    name: text,
    subEvent: z.array(z.looseObject({ startDate: moment })).optional(),
  }),
  ScreeningEvent: event,
  MovieTheater: z.looseObject({
    name: text,
    url: address,
    address: z.looseObject({ '@type': z.literal('PostalAddress'), addressCountry: text }),
  }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(
        z.looseObject({
          '@type': z.literal('ListItem'),
          position: z.number().int().positive(),
          name: text,
          item: address,
        }),
      )
      .min(2),
  }),
  ItemList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ '@type': z.literal('ListItem'), position: z.number().int().positive() }))
      .min(1),
  }),
  NewsArticle: z.looseObject({
    headline: text,
    url: address.optional(),
    datePublished: moment.optional(),
    image: z.union([address, z.array(address)]).optional(),
  }),
  Article: z.looseObject({ headline: text, datePublished: moment.optional() }),
  Offer: offer.extend({ name: text, url: address }),
  Product: z.looseObject({ name: text, offers: z.union([offer, z.array(offer).min(1)]) }),
  Service: named,
  FAQPage: z.looseObject({ mainEntity: z.array(question).min(1) }),
  QAPage: z.looseObject({ mainEntity: question }),
  WebPage: z.looseObject({ name: text, url: address }),
  AboutPage: z.looseObject({ name: text, url: address }),
  MobileApplication: z.looseObject({ name: text, operatingSystem: text }),
  Organization: named,
  WebSite: z.looseObject({ name: text, url: address }),
}

const document = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': text })

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

/** The structured data of a page. */
const thingsOf = (html: string): readonly Thing[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => JSON.parse(json) as Thing[],
  )

export const typesOf = (html: string) => thingsOf(html).map((thing) => thing['@type'])

/** Faults in the structured data of a page; empty if there are none. */
export const faultsOfStructuredData = (html: string): string[] => thingsOf(html).flatMap(faultsOfThing)

function faultsOfThing(thing: unknown): string[] {
  const head = document.safeParse(thing)
  if (!head.success) return [`structured data: ${z.prettifyError(head.error)}`]
  const type = head.data['@type']
  const kind = kinds[type]
  if (!kind) return [`structured data of an unknown type ${type}`]
  const parsed = kind.safeParse(thing)
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${type}.${path.join('.')}: ${message}`)
}
