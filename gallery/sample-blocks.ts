import type { PictureData } from '@marquee/design/pictures/picture.tsx'
import type { BlockItemModel } from '../src/page-models/information.ts'
import type { PictureModel } from '../src/page-models/parts.ts'
import type { Samples } from './samples.ts'

type Kind = 'pictured' | 'plain' | 'mixed' | 'long'

export const pictureModel = (picture: PictureData | null): PictureModel | null =>
  picture && { url: picture.url, tone: picture.tone ?? null }

/** Cards of a block; every second one has a link. */
export function itemsOf(
  { experiences, longTitle, longText, t }: Samples,
  kind: Kind,
): readonly BlockItemModel[] {
  if (kind === 'long')
    return [{ anchor: 'long', title: longTitle, text: `<p>${longText}</p>`, picture: null, cta: null }]
  return experiences.map(({ title, text, picture, href }, index) => ({
    anchor: `${kind}-${index}`,
    title,
    text: `<p>${text}</p>`,
    picture: kind === 'plain' || (kind === 'mixed' && index < 3) ? null : pictureModel(picture),
    cta:
      index % 2 === 0
        ? { label: t('home:hero.discover'), href, external: false, kind: index === 0 ? 'yellow' : 'black' }
        : null,
  }))
}

export const cardsOf = (samples: Samples, kind: Kind) => ({
  title: kind === 'long' ? samples.longTitle : samples.t('home:experiences.title'),
  text: `<p>${samples.t('giftcard:lead')}</p>`,
  items: itemsOf(samples, kind),
})
