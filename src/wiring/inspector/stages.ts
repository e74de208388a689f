import type { ScenarioEdition } from '@marquee/inspector/scenario/format.ts'
import type { Stage } from '@marquee/inspector/scenario/live-replay.ts'
import { silenced } from '@marquee/inspector/scenario/replay.ts'
import type { AnyActor, AnyStateMachine } from 'xstate'
import { authentication } from '#config/authentication.ts'
import { isLanguage } from '#config/languages.ts'
import type { Language } from '#config/types.ts'

/** The machine with its effects; the running actor is not needed. */
function connected(actor: AnyActor, actors: readonly string[]): AnyStateMachine {
  actor.stop()
  return silenced(actor.logic, actors)
}

const stage = (
  actors: readonly string[],
  start: (language: Language, site: string) => Promise<AnyActor>,
) => ({
  actors,
  machine: async ({ language, site }: ScenarioEdition) => {
    if (!isLanguage(language))
      throw new Error(`Unknown language: ${language}`)
      // A new document knows no response yet.
    ;(await import('../../api/queries.ts')).queries.clear()
    return connected(await start(language, site), actors)
  },
})

/** Headers of a signed-in client, without bearer and CSRF value. */
const writing = async (language: string) =>
  (await import('../../api/write.ts')).createWrite({ baseUrl: '', language })
const noop = () => {}

/** Machines with actors that call our API, by id. */
export const stages: Readonly<Record<string, Stage>> = {
  cardCheck: stage(['checkCard'], async (language) =>
    (await import('../../features/card-check/card-check-actor.ts')).startCardCheck(language, {
      name: 'puzzle',
    }),
  ),
  chat: stage(['startConversation', 'sendMessage'], async (language) =>
    (await import('../../features/chat/chat-actor.ts')).chatOf(language),
  ),
  faq: stage(['checkChat'], async () => (await import('../../features/help/faq-actor.ts')).startFaq()),
  favourites: stage(['change'], async (language, site) => {
    const { startFavourites } = await import('../../features/saved-items/favourites/favourites-actor.ts')
    const external = authentication.externalOn.includes(site)
    return startFavourites({
      write: await writing(language),
      external,
      siteLimit: 1,
      onRefusal: noop,
      onRest: noop,
    })
  }),
  feelings: stage(['setIntention', 'setEmotion'], async (language) => {
    const { startFeelings } = await import('../../features/saved-items/wishes-and-ratings-actor.ts')
    return startFeelings({ write: await writing(language), onFailure: noop, onRest: noop })
  }),
  feedback: stage(['sendOpinion'], async (language) =>
    (await import('../../features/feedback/feedback-actor.ts')).startFeedback(language, () => '/'),
  ),
  reminder: stage(['sendReminder'], async (language) =>
    (await import('../../features/reminder/reminder-actor.ts')).startReminder({
      show: 'heron',
      notificationKey: null,
      language,
      client: () => null,
      clientWrite: () => writing(language),
    }),
  ),
  search: stage(['searchAll', 'searchHelp'], async (language) =>
    (await import('../../features/search/search-actor.ts')).startSearch(language, true),
  ),
}
