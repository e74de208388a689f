import { wireFeaturedItem } from '#models/featured.ts'
import { wireLatestVideo } from '#models/latest-video.ts'
import { wireAutopromo, wirePush } from '#models/push.ts'
import type { EditorialKind } from '../editorial-kind.ts'

const group = 'teasers'
const push = { title: 'title', group, place: 'position', perLanguage: ['trailers'] } as const

const never = () => false

export const teaserKinds: readonly EditorialKind[] = [
  {
    slug: 'featured',
    kind: 'featured',
    wire: wireFeaturedItem,
    title: 'title',
    group,
    place: 'order',
    perLanguage: ['trailers'],
    choices: { type: ['home', 'event', 'kids'] },
  },
  { slug: 'home-pushes', kind: 'home-push', wire: wirePush, ...push },
  {
    slug: 'header-pushes',
    kind: 'header-push',
    wire: wirePush,
    ...push,
    // A line of text and a link.
    needs: { show: never, tags: never, pushType: never, backdrop: never, logo: never, trailers: never },
  },
  { slug: 'autopromos', kind: 'autopromo', wire: wireAutopromo, ...push },
  {
    slug: 'permanent-autopromo',
    kind: 'document',
    only: 'permanent-autopromo',
    wire: wirePush,
    title: 'title',
    group,
    perLanguage: ['trailers'],
    without: ['position'],
  },
  { slug: 'native-ads', kind: 'native-ad', wire: wirePush, ...push },
  {
    slug: 'latest-video',
    kind: 'document',
    only: 'youtube/latest',
    wire: wireLatestVideo,
    title: 'title',
    group,
    perLanguage: ['language'],
    shared: ['url'],
  },
]
