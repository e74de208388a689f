import { createIsomorphicFn } from '@tanstack/react-start'
import { definePage } from '../../page-kit/define-page.ts'
import { detailInput, editionInput } from '../../page-kit/page-input.ts'
import { composeExperience } from './experience.server.ts'
import { composeExperienceArticle } from './experience-article.server.ts'
import { composeExperienceGroup } from './experience-group.server.ts'
import { composeExperiences } from './experiences.server.ts'

export const experiencesPage = definePage({
  name: 'experiences',
  texts: ['experiences'],
  onServer: createIsomorphicFn().server(() => ({ input: editionInput, compose: composeExperiences })),
})

export const experiencePage = definePage({
  name: 'experience',
  texts: ['experiences', 'cinema'],
  onServer: createIsomorphicFn().server(() => ({ input: detailInput, compose: composeExperience })),
})

export const experienceGroupPage = definePage({
  name: 'experienceGroup',
  texts: ['experiences'],
  onServer: createIsomorphicFn().server(() => ({ input: detailInput, compose: composeExperienceGroup })),
})

export const experienceArticlePage = definePage({
  name: 'experienceArticle',
  texts: ['news'],
  onServer: createIsomorphicFn().server(() => ({ input: detailInput, compose: composeExperienceArticle })),
})
