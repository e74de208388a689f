import { expect, test } from 'vitest'
import { toExperienceGroup, wireExperienceGroup } from '#models/experience.ts'
import { toFaqArticle, wireFaqArticle } from '#models/faq.ts'
import { aComposition, movedTo } from '../page-kit/composition.fixture.ts'
import { composeExperienceGroup } from './experiences/experience-group.server.ts'
import { composeHelpArticle } from './help/help-article.server.ts'

const moved = { slug: 'old', title: 'A title', redirectSlug: 'new' }

test('a moved help article redirects to its current address, inside and outside the app', async () => {
  const faqArticleBySlug = async () => toFaqArticle(wireFaqArticle.parse({ id: 'help-1', ...moved }))
  const composition = aComposition({ faqArticleBySlug }, { slug: 'old' })
  expect(await composeHelpArticle(composition, { language: 'fr', app: false, slug: 'old' })).toEqual(
    movedTo('/aide/article/slug/new'),
  )
  expect(await composeHelpArticle(composition, { language: 'fr', app: true, slug: 'old' })).toEqual(
    movedTo('/m/aide/article/slug/new'),
  )
})

test('a moved group of experiences redirects to its current address', async () => {
  const experienceGroup = async () => toExperienceGroup(wireExperienceGroup.parse(moved))
  const composition = aComposition({ experienceGroup }, { slug: 'old' })
  expect(await composeExperienceGroup(composition)).toEqual(movedTo('/experiences/rubrique/new'))
})
