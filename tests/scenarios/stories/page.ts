import { accordionMachine } from '../../../machines/accordion-machine.ts'
import { flagLineMachine } from '../../../machines/flag-line-machine.ts'
import { brings, does, editions, fails, type ScenarioStory, waits } from '../story.ts'

const where = [editions.fr, editions.ch, editions.nl, editions.tn]

const toggles = (item: string) => does('item.toggle', { item })
const accordion = (
  name: string,
  title: string,
  steps: ScenarioStory['steps'],
  input: object = {},
): ScenarioStory => ({
  name: `accordion-${name}`,
  title,
  machine: accordionMachine,
  editions: where,
  input,
  steps,
})

const notifies = (revision: string) => does('line.notify', { revision })
const loaded = brings('loadValues', undefined)
/** Milliseconds of the chart's delays. */
const [unseenFor, retry] = [60_000, 30_000]
const line = (name: string, title: string, steps: ScenarioStory['steps']): ScenarioStory => ({
  name: `flag-line-${name}`,
  title,
  machine: flagLineMachine,
  editions: where,
  steps,
})

export const stories: readonly ScenarioStory[] = [
  accordion('one-at-a-time', 'Another item folds the first; the same one folds itself', [
    toggles('prices'),
    toggles('hours'),
    toggles('hours'),
  ]),
  accordion(
    'unfolded-from-the-start',
    'An item that the page unfolds is folded by a navigation',
    [does('page.navigate'), toggles('hours')],
    { open: 'prices' },
  ),
  line(
    'first-revision',
    'The first revision loads the values; the same one again loads nothing, another does',
    [notifies('r-1'), loaded, notifies('r-1'), notifies('r-2'), loaded],
  ),
  line('newer-while-loading', 'A newer revision, or another visitor, starts the request again', [
    notifies('r-1'),
    notifies('r-1'),
    notifies('r-2'),
    does('visitor.change'),
    loaded,
    does('visitor.change'),
    loaded,
  ]),
  line('values-do-not-come', 'The values do not come: a while later they are requested again', [
    notifies('r-1'),
    fails('loadValues', 'no answer'),
    waits(retry),
    fails('loadValues', 'no answer'),
    does('visitor.change'),
    loaded,
  ]),
  line(
    'cut-and-opened-again',
    'A lost connection is opened after a pause, or once online, and asks for the values',
    [
      notifies('r-1'),
      loaded,
      does('line.cut'),
      waits(retry),
      loaded,
      does('line.cut'),
      does('page.online'),
      loaded,
      does('page.online'),
    ],
  ),
  line(
    'never-connected',
    'The line is cut before the first revision: the values are requested all the same',
    [does('line.cut'), does('page.online'), loaded],
  ),
  line('hidden-for-long', 'A page hidden for long rests; shown again it listens, and a new revision counts', [
    notifies('r-1'),
    loaded,
    does('page.hide'),
    does('page.show'),
    does('page.hide'),
    waits(unseenFor),
    does('page.show'),
    notifies('r-2'),
    loaded,
  ]),
  line('hidden-while-loading', 'A page hidden while it loads waits with the values until it is shown', [
    notifies('r-1'),
    does('page.hide'),
    notifies('r-2'),
    does('page.show'),
    loaded,
  ]),
  line(
    'hidden-before-the-first-revision',
    'A page opened in the background loads its values when it is shown',
    [does('page.hide'), notifies('r-1'), does('page.show'), loaded],
  ),
  line('frozen', 'In the back/forward cache nothing runs; a lost line rests once the page is hidden', [
    notifies('r-1'),
    loaded,
    does('page.freeze'),
    does('page.show'),
    does('line.cut'),
    does('page.hide'),
    does('page.show'),
  ]),
]
