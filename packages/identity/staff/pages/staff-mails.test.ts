import { expect, test } from 'vitest'
import type { ContentRights } from '../staff-roles.ts'
import type { StaffPerson } from '../store/people.ts'
import { mailLanguage } from './staff-mails.ts'

const invited = (content: ContentRights | null): StaffPerson => ({
  id: 'ben',
  name: 'Ben',
  email: 'ben@cinema.example',
  rights: { manages: false, flags: null, content },
  state: 'invited',
})

test('an invitation has the language of the page only if its reader works in it', () => {
  const dutch = invited({ role: 'editor', sites: ['nl'], languages: [] })
  expect([mailLanguage(dutch, 'fr'), mailLanguage(dutch, 'nl')]).toEqual(['nl', 'nl'])
  const translator = invited({ role: 'translator', sites: ['ch'], languages: ['de'] })
  expect(mailLanguage(translator, 'fr')).toBe('de')
  expect(mailLanguage(invited(null), 'fr')).toBe('fr')
})
