import type { PublishedSource } from './published-source.ts'

export const newsText: PublishedSource['textOf'] = (doc, language) => {
  const of = (name: string) => (doc[name] as Record<string, unknown> | undefined)?.[language]
  const [slug, title, headline] = [of('slug'), of('title'), of('headline')]
  return typeof slug === 'string' && slug ? { slug, fields: { title, headline, id: doc.key } } : undefined
}
