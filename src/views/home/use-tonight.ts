import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { HomePage } from '../../page-data/models/pages.ts'
import { loadPageData } from '../../page-data/page-data.ts'
import { whenIdle } from '../../when-idle.ts'
import { useSite } from '../shell/site-context.ts'

type Hero = Pick<NonNullable<HomePage['hero']>, 'slug' | 'next'>

/** The film's next times in the visitor's place; until they are known, and where it does not play there, those of the page. */
export function useTonight({ slug, next }: Hero): Hero['next'] {
  const { language } = useRouter().options.context.edition
  const place = useSite().locator?.place?.slug ?? ''
  const [found, setFound] = useState<{ readonly place: string; readonly next: Hero['next'] }>()
  useEffect(() => {
    if (place === '') return
    let stale = false
    const stop = whenIdle(async () => {
      const answer = await loadPageData('tonight', { language, slug, filters: `localisation-${place}` })
      if (!stale && answer.outcome === 'found') setFound({ place, next: answer.page.next })
    })
    return () => {
      stale = true
      stop()
    }
  }, [language, slug, place])
  return (found?.place === place && found.next) || next
}
