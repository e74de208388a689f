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

function tagNotFound(raw: unknown): string | null {
  const title = typeof raw === 'object' && raw !== null && 'title' in raw ? raw.title : null
  return title === null || title === '' ? 'Tag not found' : null
}

export const experienceCalls = {
  versions: call('versions', {
    summary: 'Language versions',
    returns: 'list',
    tags: ['versions'],
    wire: wireVersions,
    toModel: asSent,
  }),
  tags: call('tags', {
    summary: 'Tags of showtimes, cinemas and shows',
    returns: 'list',
    tags: ['tags'],
    wire: wireTags,
    toModel: toTags,
  }),
  technologies: call('technologies', {
    summary: 'Technologies of the auditoriums',
    returns: 'list',
    tags: ['experiences'],
    wire: wireTechnologies,
    toModel: asSent,
  }),
  experiences: call('gpxp', {
    summary: 'All experiences',
    returns: 'list',
    tags: ['experiences'],
    wire: wireExperiences,
    toModel: toExperiences,
  }),
  experience: call('gpxp/{slug}', {
    summary: 'One experience',
    returns: 'item',
    tags: ['experience:{slug}'],
    wire: wireExperience,
    toModel: toExperience,
    missing: tagNotFound,
  }),
  experienceShows: call('gpxp/{slug}/shows', {
    summary: 'Programme of an experience',
    returns: 'record',
    tags: ['experience:{slug}', 'showtimes'],
    wire: wireSchedule,
    toModel: toSchedule,
  }),
  experienceGroup: call('experience-group/{slug}', {
    summary: 'A group of experiences',
    returns: 'item',
    tags: ['experience-group:{slug}'],
    wire: wireExperienceGroup,
    toModel: toExperienceGroup,
  }),
} as const
