import { expect, test } from 'vitest'
import { toExperienceArticle, wireArticle } from '#models/article.ts'
import { toExperienceGroup, wireExperienceGroup } from '#models/experience.ts'
import { toFaqArticle, wireFaqArticle } from '#models/faq.ts'
import { aShow, movedTo } from '../page-kit/composition.fixture.ts'
import { composePage } from './compose-page.fixture.ts'

const wire = { slug: 'old', title: 'A title', redirectSlug: 'new' }
const calls = {
  show: async () => aShow('own', wire),
  experienceGroup: async () => toExperienceGroup(wireExperienceGroup.parse(wire)),
  article: async () => toExperienceArticle(wireArticle.parse(wire)),
  faqArticleBySlug: async () => toFaqArticle(wireFaqArticle.parse({ id: 'help-1', ...wire })),
}

test.each([
  ['show', {}, '/films/new'],
  ['experienceGroup', {}, '/experiences/rubrique/new'],
  ['experienceArticle', {}, '/specials/new'],
  ['helpArticle', {}, '/aide/article/slug/new'],
  ['helpArticle', { app: true }, '/m/aide/article/slug/new'],
])('a moved item of the page %s %j redirects to %s', async (page, fields, path) =>
  expect(await composePage(page, calls, fields)).toEqual(movedTo(path)),
)
