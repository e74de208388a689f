import type { Block, FieldHook, Validate } from 'payload'
import { isSite } from '#config/is-site.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { videoAt } from '#models/trailer.ts'
import { pagePath } from '../preview/page-address.ts'
import { record, textOrNull, textsOf, type UnknownRecord } from './document-value.ts'
import { escapedHtml } from './escaped-html.ts'
import { referredOn } from './referred.ts'
import { contentTexts, faultIn } from './texts.ts'

const PICKER = '/src/references/reference-field.tsx#ReferenceField'

const { label } = contentTexts

/** The films' names, for pages that cannot show one of them as a card. */
const titlesOfFilms: FieldHook = async ({ data, originalDoc, req, siblingData, value }) => {
  const site = record(data).site ?? record(originalDoc).site
  const slugs = textsOf(siblingData.films)
  if (!isSite(site)) return value
  const all = await referredOn(req, 'show', site)
  return slugs.map((slug) => all.find((each) => each.slug === slug)?.title ?? slug)
}

const validateVideo: Validate = (value: unknown, { req }) =>
  (typeof value === 'string' && videoAt(value.trim()) !== null) || faultIn(req.i18n.language, 'videoForm')

/** Blocks between the paragraphs of an article, beside pictures and tables. */
export const textBlocks: Block[] = [
  {
    slug: 'films',
    admin: { disableBlockName: true },
    labels: { singular: label('textBlocks.films'), plural: label('textBlocks.films') },
    fields: [
      {
        name: 'films',
        type: 'text',
        hasMany: true,
        required: true,
        label: label('textBlocks.films'),
        admin: { components: { Field: { path: PICKER, clientProps: { kind: 'show' } } } },
      },
      {
        name: 'titles',
        type: 'text',
        hasMany: true,
        admin: { hidden: true },
        hooks: { beforeChange: [titlesOfFilms] },
      },
    ],
  },
  {
    slug: 'video',
    admin: { disableBlockName: true },
    labels: { singular: label('textBlocks.video'), plural: label('textBlocks.video') },
    fields: [
      {
        name: 'address',
        type: 'text',
        required: true,
        label: label('textBlocks.address'),
        admin: { placeholder: 'https://www.youtube.com/watch?v=…' },
        validate: validateVideo,
      },
      { name: 'title', type: 'text', required: true, label: label('fields.title') },
    ],
  },
]

const linkHtml = (address: string, words: string) =>
  `<a href="${escapedHtml(address)}">${escapedHtml(words)}</a>`

/** Films as a list of links, and a video as a link: the site shows cards and a player in their place. */
export function blockHtml(
  fields: UnknownRecord,
  { site, language }: { readonly site: SiteId; readonly language: Language },
): string {
  const address = textOrNull(fields.address)
  if (fields.blockType === 'video')
    return address === null ? '' : `<p>${linkHtml(address.trim(), textOrNull(fields.title) ?? address)}</p>`
  const titles = textsOf(fields.titles)
  const items = textsOf(fields.films).map(
    (slug, index) =>
      `<li>${linkHtml(pagePath('show', site, language, { slug }), titles[index] ?? slug)}</li>`,
  )
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : ''
}
