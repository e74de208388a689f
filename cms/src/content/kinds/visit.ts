import {
  wireExperience,
  wireExperienceGroup,
  wireExperienceSummary,
  wireTechnology,
} from '#models/experience.ts'
import { wireSpecialShowtime } from '#models/showtime.ts'
import { wireTag } from '#models/tag.ts'
import { wireVersion } from '#models/version.ts'
import type { EditorialKind } from '../editorial-kind.ts'

const group = 'experiences'

export const visitKinds: readonly EditorialKind[] = [
  {
    slug: 'experiences',
    kind: 'experience',
    wire: wireExperienceSummary,
    detail: wireExperience,
    title: 'title',
    group,
    place: 'order',
    perLanguage: ['video'],
    // The sites derive it from the cinemas.
    without: ['cinemas'],
  },
  {
    slug: 'experience-groups',
    table: 'exp_groups',
    kind: 'experience-group',
    wire: wireExperienceGroup,
    title: 'title',
    group,
    perLanguage: ['articles'],
  },
  { slug: 'technologies', kind: 'technology', wire: wireTechnology, title: 'title', group, fixedSlug: true },
  { slug: 'tags', kind: 'tag', wire: wireTag, title: 'title', group, fixedSlug: true },
  { slug: 'versions', kind: 'version', wire: wireVersion, title: 'label', group, fixedSlug: true },
  {
    slug: 'showtime-notes',
    kind: 'document',
    prefix: 'special/',
    wire: wireSpecialShowtime,
    title: 'titleShowtimeDetails',
    group,
  },
]
