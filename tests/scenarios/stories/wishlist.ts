import { wishlistMachine } from '../../../machines/wishlist-machine.ts'
import { brings, does, editions, fails, type ScenarioStory } from '../story.ts'

const wish = (slug: string) => ({ slug, title: slug })
const adds = (slug: string) => does('wish.add', { wish: wish(slug) })
const removes = (slug: string) => does('wish.remove', { slug })
const signsIn = does('client.change', { client: 'client-0' })
const signsOut = does('client.change', { client: null })

const story = (
  name: string,
  title: string,
  steps: ScenarioStory['steps'],
  wishes: readonly string[] = [],
): ScenarioStory => ({
  name: `wishlist-${name}`,
  title,
  machine: wishlistMachine,
  editions: [editions.fr, editions.ch, editions.nl, editions.tn],
  input: { wishes: wishes.map(wish), limit: 3 },
  steps,
})

export const stories: readonly ScenarioStory[] = [
  story('on-the-device', 'Without an account films are added, removed and restored where they were', [
    adds('heron'),
    adds('wolf'),
    adds('wolf'),
    removes('heron'),
    does('wish.add', { wish: wish('heron'), index: 1 }),
    adds('fox'),
    adds('owl'),
  ]),
  story('other-tab', 'The list that another tab stored replaces this one', [
    adds('heron'),
    does('list.change', { wishes: [wish('wolf'), wish('heron')] }),
    removes('wolf'),
  ]),
  story(
    'merged-at-sign-in',
    'At sign-in the list is added to the account, and leaves the device after the confirmation',
    [signsIn, brings('merge', ['heron', 'wolf']), adds('fox'), signsOut, adds('fox')],
    ['heron', 'wolf'],
  ),
  story(
    'merge-fails',
    'The merge fails: the list stays on the device, and the retry adds it',
    [signsIn, fails('merge', 'status 503'), does('merge.retry'), brings('merge', ['heron'])],
    ['heron'],
  ),
  story(
    'account-changes',
    'Signed out twice nothing happens; another client gets the list that still waits',
    [
      signsOut,
      signsIn,
      fails('merge', 'status 503'),
      signsIn,
      does('client.change', { client: 'client-1' }),
      brings('merge', ['heron']),
    ],
    ['heron'],
  ),
  story(
    'emptied-while-it-waits',
    'The last film is removed while the list waits to be merged: nothing is left to send',
    [signsIn, fails('merge', 'status 503'), removes('heron'), removes('heron')],
    ['heron'],
  ),
]
