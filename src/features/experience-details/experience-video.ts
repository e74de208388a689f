import { useRouter } from '@tanstack/react-router'
import { pageQuery } from '../../page-kit/page-query.ts'
import { useFetched } from '../../page-kit/use-fetched.ts'
import type { TrailerModel } from '../../page-models/parts.ts'
import { experiencePage } from '../../pages/experiences/experience-pages.ts'

/** The film of an experience, from its page; null until loaded or if there is none. */
export function useExperienceVideo(slug: string): TrailerModel | null {
  const { language } = useRouter().options.context.edition
  return useFetched(pageQuery(experiencePage, { language, slug })).data?.video ?? null
}
