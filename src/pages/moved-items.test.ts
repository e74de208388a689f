import { expect, test } from 'vitest'
import { movedTo, someContent } from '../page-kit/composition.fixture.ts'
import { composePage } from './compose-page.fixture.ts'

const moved = { slug: 'old', title: 'A title', redirectSlug: 'new' }
const calls = someContent({
  show: moved,
  experienceGroup: moved,
  article: moved,
  faqArticleBySlug: { id: 'help-1', ...moved },
})

test.each([
  ['show', {}, '/films/new'],
  ['experienceGroup', {}, '/experiences/rubrique/new'],
  ['experienceArticle', {}, '/specials/new'],
  ['helpArticle', {}, '/aide/article/slug/new'],
  ['helpArticle', { app: true }, '/m/aide/article/slug/new'],
])('a moved item of the page %s %j redirects to %s', async (page, fields, path) =>
  expect(await composePage(page, calls, fields)).toEqual(movedTo(path)),
)
