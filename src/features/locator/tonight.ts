import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../document/when-idle.ts'
import { loadPage } from '../../page-kit/load-page.ts'
import type { HomePage } from '../../page-models/home.ts'
import { tonightData } from './tonight-data.ts'

type Hero = Pick<NonNullable<HomePage['hero']>, 'slug' | 'next'>

/**
 * The film's next times in a place; the page's own until loaded, if it does not play
 * there, and for an empty slug.
 */
export function useTonight({ slug, next }: Hero, place: string): Hero['next'] {
  const { language } = useRouter().options.context.edition
  const [found, setFound] = useState<{ readonly place: string; readonly next: Hero['next'] }>()
  useEffect(() => {
    if (place === '') return
    let stale = false
    const stop = whenIdle(() => {
      loadPage(tonightData, { language, slug, filters: `localisation-${place}` }).then(
        (result) => {
          if (!stale && result.outcome === 'found') setFound({ place, next: result.page.next })
        },
        // Without the script that fetches, the page's own times stay.
        () => {},
      )
    })
    return () => {
      stale = true
      stop()
    }
  }, [language, slug, place])
  return (found?.place === place && found.next) || next
}
