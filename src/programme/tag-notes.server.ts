import type { Cinema } from '#models/cinema.ts'
import type { Tag } from '#models/tag.ts'
import { type Composition, optionalList } from '../page-kit/composition.server.ts'
import { translateIn } from '../page-kit/labels.ts'
import { editorLink, link, pathOf } from '../page-kit/links.ts'
import { widePicture } from '../page-kit/pictures.ts'
import type { TagBook } from '../page-kit/tag-book.ts'
import type { LinkModel, TagNoteModel } from '../page-models/parts.ts'

/** The editors' link, else the page of the experience. */
function linkOf(tag: Tag, experience: string | undefined, { edition }: Composition): LinkModel | null {
  const label = translateIn(edition.i18n, 'programme')('tagNote.more', { title: tag.title })
  const own = tag.ctaUrl === null ? null : editorLink(edition, label, tag.ctaUrl)
  const path = experience === undefined ? null : pathOf(edition, 'experience', experience)
  return own ?? (path === null ? null : link(label, path))
}

function noteOf(tag: Tag, experience: string | undefined, composition: Composition): TagNoteModel | null {
  const { tooltip, modal } = tag
  const text = tooltip?.description ?? tag.description
  const target = linkOf(tag, experience, composition)
  const more =
    tag.displayPopup && modal.description !== null
      ? { title: modal.title ?? tag.title, text: modal.description }
      : null
  if (text === null && more === null && target === null) return null
  return {
    tag: tag.slug,
    title: tooltip?.title ?? tag.title,
    text,
    picture: widePicture(tooltip?.image ?? tag.backdrop),
    more,
    link: target,
    name: tag.thumbnailTitle ?? tag.title,
    premium: tag.premium,
    upsell: tag.upsellText,
    backdrop: widePicture(tag.backdrop),
  }
}

/** Notes on the tags that boards show and editors explain. */
export async function loadTagNotes(
  composition: Composition,
  tags: TagBook,
  present: Iterable<string>,
): Promise<readonly TagNoteModel[]> {
  const slugs = new Set(present)
  return notesOf(
    composition,
    tags.tags.filter(
      ({ slug }) => slugs.has(slug) && ['format', 'accessibility'].includes(tags.meaning(slug)),
    ),
  )
}

/** Notes on a cinema's own tags, in the editors' order. */
export async function loadHouseNotes(
  composition: Composition,
  tags: TagBook,
  cinema: Pick<Cinema, 'tags'>,
): Promise<readonly TagNoteModel[]> {
  const marked = tags.tags.filter(({ slug, places }) => places.cinema && cinema.tags.includes(slug))
  return notesOf(
    composition,
    [...marked].sort((a, b) => tags.rank(a.slug) - tags.rank(b.slug)),
  )
}

async function notesOf(composition: Composition, tags: readonly Tag[]): Promise<readonly TagNoteModel[]> {
  if (tags.length === 0) return []
  const { api, edition } = composition
  const experiences = await optionalList(composition, api.experiences({ language: edition.language }))
  return tags.flatMap(
    (tag) => noteOf(tag, experiences.find((each) => each.tag === tag.slug)?.slug, composition) ?? [],
  )
}
