import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { loadPictures } from './pictures.ts'
import { showDetailItems } from './show-details.ts'
import { showItems } from './show-items.ts'

const pictures = loadPictures(path.resolve('demo/art'))
const today = '2026-11-20'

test('an untranslated title has its language, and a transcribed title its script', () => {
  const named = (language: 'fr' | 'nl') =>
    new Map(
      showItems({ site: language, language, today, pictures }).map(
        ({ slug, base }) => [slug, base.titleLanguage] as const,
      ),
    )
  expect(named('fr').get('blackout-meridian')).toBe('en')
  expect(named('fr').get('bulkkot')).toBe('ko-Latn')
  expect(named('fr').get('les-phalenes')).toBeNull()
  expect([...named('nl').values()].filter((language) => language === 'ja-Latn').length).toBeGreaterThan(1)
})

test('age ratings use the scale of the country’s rating body', () => {
  const refs = (site: 'fr' | 'nl' | 'ch') => {
    const language = sites[site].languages[0]
    return new Set(
      showItems({ site, language, today, pictures }).map(
        ({ base }) => (base.contentRating as { ref?: string }).ref ?? 'unrated',
      ),
    )
  }
  expect(refs('fr')).toEqual(new Set(['TP', '-12', '-16']))
  expect([...refs('nl')].sort()).toEqual(['12', '14', '16', '6', '9', 'al'])
  expect(refs('ch')).toContain('unrated')
})

const frenchDetails = showDetailItems({ site: 'fr', language: 'fr', today, pictures })

test('a self-hosted trailer exists and belongs to its film', () => {
  const own = frenchDetails.flatMap(({ id, base }) =>
    ((base.trailers ?? []) as { videoType: string; externalId: string }[]).flatMap((each) =>
      each.videoType === 'own' ? [[id, each.externalId]] : [],
    ),
  )
  expect(own.length).toBeGreaterThan(50)
  expect(
    own.filter(
      ([id, address]) =>
        address !== `/media/trailers/${id}.mp4` || !existsSync(`demo/art/trailers/${id}.mp4`),
    ),
  ).toEqual([])
})
