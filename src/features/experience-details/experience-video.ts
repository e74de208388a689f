import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { loadPage } from '../../page-kit/load-page.ts'
import type { TrailerModel } from '../../page-models/parts.ts'
import { experiencePage } from '../../pages/experiences/experience-pages.ts'

/** The film of an experience, from its page; null until loaded or if there is none. */
export function useExperienceVideo(slug: string): TrailerModel | null {
  const { language } = useRouter().options.context.edition
  const [video, setVideo] = useState<TrailerModel | null>(null)
  useEffect(() => {
    let gone = false
    void loadPage(experiencePage, { language, slug }).then((result) => {
      if (!gone && result.outcome === 'found') setVideo(result.page.video)
    })
    return () => {
      gone = true
    }
  }, [language, slug])
  return video
}
