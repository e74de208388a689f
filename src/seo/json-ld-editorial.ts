import { availability, person, type Thing, thing } from './json-ld.ts'

const house = thing('Organization', { name: 'Marquee' })

interface ServiceFacts {
  readonly url: string
  readonly name: string
  readonly description: string | null
  readonly image: string | null
  readonly country: string
}

/** A format of the cinemas as a service to visitors. */
export const service = ({ url, country, ...facts }: ServiceFacts): Thing =>
  thing('Service', {
    '@id': url,
    url,
    ...facts,
    serviceType: facts.name,
    areaServed: country,
    provider: house,
  })

interface ItemFacts {
  readonly url: string
  readonly name: string
  readonly description: string | null
  readonly image: string | null
}

interface ArticleFacts {
  readonly url: string
  readonly headline: string
  readonly description: string | null
  readonly image: string | null
  readonly author: string | null
  readonly published: string | null
}

export const article = ({ url, author, published, ...facts }: ArticleFacts): Thing =>
  thing('Article', {
    '@id': url,
    url,
    mainEntityOfPage: url,
    ...facts,
    datePublished: published,
    author: author === null ? null : person(author),
    publisher: house,
  })

/** An offer's price is in its text only. Times have an offset. */
export const offer = (
  facts: ItemFacts & { readonly from: string | null; readonly until: string | null },
): Thing =>
  thing('Offer', {
    '@id': facts.url,
    url: facts.url,
    name: facts.name,
    description: facts.description,
    image: facts.image,
    validFrom: facts.from,
    validThrough: facts.until,
    seller: house,
  })

export const newsArticle = (facts: ArticleFacts): Thing =>
  thing('NewsArticle', {
    '@id': facts.url,
    mainEntityOfPage: facts.url,
    headline: facts.headline,
    description: facts.description,
    image: facts.image,
    datePublished: facts.published,
    author: facts.author === null ? house : person(facts.author),
    publisher: house,
  })

interface ListFacts {
  readonly name?: string
  /** Position of the first item in the whole list. */
  readonly from?: number
}

/** A list whose items have pages of their own. */
export const itemList = (
  items: readonly { readonly name: string; readonly url: string }[],
  { name, from = 1 }: ListFacts = {},
): Thing =>
  thing('ItemList', {
    name: name ?? null,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) =>
      thing('ListItem', { position: from + index, name: item.name, url: item.url }),
    ),
  })

export const faqPage = (
  questions: readonly { readonly question: string; readonly acceptedAnswer: string; readonly url: string }[],
): Thing =>
  thing('FAQPage', {
    mainEntity: questions.map(({ question, acceptedAnswer, url }) =>
      thing('Question', {
        '@id': url,
        name: question,
        acceptedAnswer: thing('Answer', { text: acceptedAnswer, url }),
      }),
    ),
  })

interface PlanFacts {
  readonly name: string
  readonly description: string | null
  readonly image: string | null
  readonly url: string
  /** The price of a month. */
  readonly price: number
  readonly currency: string
}

export const subscriptionPlan = ({ name, description, image, url, price, currency }: PlanFacts): Thing =>
  thing('Product', {
    name,
    description,
    image,
    url,
    brand: thing('Brand', { name: 'Marquee' }),
    offers: thing('Offer', {
      url,
      price,
      priceCurrency: currency,
      availability: availability('InStock'),
      priceSpecification: thing('UnitPriceSpecification', {
        price,
        priceCurrency: currency,
        unitCode: 'MON',
      }),
    }),
  })

interface ProductFacts {
  readonly url: string
  readonly name: string
  readonly description: string | null
  readonly image: string | null
  readonly currency: string
  readonly prices: readonly number[]
  readonly offerUrl: string
}

/** Sold in addition to tickets: a pack of seats, a gift card. */
export const product = ({ url, name, description, image, currency, prices, offerUrl }: ProductFacts): Thing =>
  thing('Product', {
    name,
    url,
    description,
    image,
    brand: thing('Brand', { name: 'Marquee' }),
    offers: prices.map((price) =>
      thing('Offer', {
        price,
        priceCurrency: currency,
        url: offerUrl,
        availability: availability('InStock'),
      }),
    ),
  })
