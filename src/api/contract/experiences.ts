import {
  toExperience,
  toExperienceGroup,
  toExperiences,
  wireExperience,
  wireExperienceGroup,
  wireExperiences,
  wireTechnologies,
} from '#models/experience.ts'
import { toSchedule, wireSchedule } from '#models/schedule.ts'
import { toTags, wireTags } from '#models/tag.ts'
import { wireVersions } from '#models/version.ts'
import { asSent } from '#models/wire.ts'
import { call } from '../call.ts'

const designed = { origin: 'designed' } as const

function tagNotFound(raw: unknown): string | null {
  const title = typeof raw === 'object' && raw !== null && 'title' in raw ? raw.title : null
  return title === null || title === '' ? 'Tag not found' : null
}

export const experienceCalls = {
  versions: call({
    ...designed,
    summary: 'Language versions',
    path: 'versions',
    returns: 'list',
    tags: ['versions'],
    wire: wireVersions,
    toModel: asSent,
  }),
  tags: call({
    ...designed,
    summary: 'Tags of showtimes, cinemas and shows',
    path: 'tags',
    returns: 'list',
    tags: ['tags'],
    wire: wireTags,
    toModel: toTags,
  }),
  technologies: call({
    ...designed,
    summary: 'Technologies of the auditoriums',
    path: 'technologies',
    returns: 'list',
    tags: ['experiences'],
    wire: wireTechnologies,
    toModel: asSent,
  }),
  experiences: call({
    ...designed,
    summary: 'All experiences',
    path: 'gpxp',
    returns: 'list',
    tags: ['experiences'],
    wire: wireExperiences,
    toModel: toExperiences,
  }),
  experience: call({
    ...designed,
    summary: 'One experience',
    path: 'gpxp/{slug}',
    returns: 'item',
    tags: ['experience:{slug}'],
    wire: wireExperience,
    toModel: toExperience,
    missing: tagNotFound,
  }),
  experienceShows: call({
    ...designed,
    summary: 'Programme of an experience',
    path: 'gpxp/{slug}/shows',
    returns: 'record',
    tags: ['experience:{slug}', 'showtimes'],
    wire: wireSchedule,
    toModel: toSchedule,
  }),
  experienceGroup: call({
    ...designed,
    summary: 'A group of experiences',
    path: 'experience-group/{slug}',
    returns: 'item',
    tags: ['experience-group:{slug}'],
    wire: wireExperienceGroup,
    toModel: toExperienceGroup,
  }),
} as const
