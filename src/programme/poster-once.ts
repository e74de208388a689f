import type { PictureData } from '@marquee/design/pictures/picture.tsx'

interface Pictured {
  readonly poster: PictureData | null
}

/** Leaves a poster to the first show of a list that has it. */
export function posterOnce(): <Show extends Pictured>(show: Show) => Show {
  const shown = new Set<string>()
  return (show) => {
    if (show.poster === null) return show
    const { url } = show.poster
    if (shown.has(url)) return { ...show, poster: null }
    shown.add(url)
    return show
  }
}
