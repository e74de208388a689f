import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { filmCardsData } from '../../features/wishlist/film-cards-data.ts'
import { loadPage } from '../../page-kit/load-page.ts'
import type { FilmCardModel } from '../../page-models/wishlist.ts'

type FilmCards = ReadonlyMap<string, FilmCardModel>

/** By slug; null while they load. */
export function useFilmCards(wanted: boolean): {
  readonly cards: FilmCards | null
  readonly failed: boolean
  readonly retry: () => void
} {
  const { language } = useRouter().options.context.edition
  const [cards, setCards] = useState<FilmCards | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!wanted) return
    let current = true
    setFailed(false)
    void loadPage(filmCardsData, { language }).then((result) => {
      if (!current) return
      if (result.outcome === 'found')
        setCards(new Map(result.page.films.map((film) => [film.card.slug, film])))
      else setFailed(true)
    })
    return () => {
      current = false
    }
  }, [wanted, language, attempt])
  return { cards, failed, retry: useCallback(() => setAttempt((before) => before + 1), []) }
}
