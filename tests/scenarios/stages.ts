import { vi } from 'vitest'
import type { AnyActor, AnyStateMachine } from 'xstate'
import { authentication } from '../../config/authentication.ts'
import type { Language } from '../../config/types.ts'
import type { ScenarioEdition } from '../../src/inspector/scenario/format.ts'
import { silenced } from '../../src/inspector/scenario/replay.ts'
import type { Stage } from './live-replay.ts'

/** The machine as our own code connects it; the running one is of no use here. */
function connected(actor: AnyActor, actors: readonly string[]): AnyStateMachine {
  actor.stop()
  return silenced(actor.logic as AnyStateMachine, actors)
}

const stage = (actors: readonly string[], start: (language: Language, site: string) => Promise<AnyActor>): Stage => ({
  actors,
  machine: async ({ language, site }: ScenarioEdition) => {
    // Some run once for a page, in its language.
    vi.resetModules()
    return connected(await start(language as Language, site), actors)
  },
})

/** To the client host of the page, for a client who needs nothing more. */
const writing = async (language: string) => (await import('../../src/api/write.ts')).createWrite({ baseUrl: '', language })
const unheard = () => {}

/** Charts whose actors ask our API, by their id. */
export const stages: Readonly<Record<string, Stage>> = {
  cardCheck: stage(['ask'], async (language) => (await import('../../src/actors/card-check-actor.ts')).startCardCheck(language, { name: 'puzzle' })),
  chat: stage(['startConversation', 'sendMessage'], async (language) => (await import('../../src/actors/chat-actor.ts')).chatOf(language)),
  faq: stage(['checkChat'], async () => (await import('../../src/actors/faq-actor.ts')).startFaq()),
  favourites: stage(['change'], async (language, site) => {
    const { startFavourites } = await import('../../src/actors/favourites-actor.ts')
    const external = authentication.externalOn.includes(site)
    return startFavourites({ write: await writing(language), external, siteLimit: 1, onRefusal: unheard, onRest: unheard })
  }),
  feelings: stage(['setIntention', 'setEmotion'], async (language) => {
    const { startFeelings } = await import('../../src/actors/feelings-actor.ts')
    return startFeelings({ write: await writing(language), onFailure: unheard, onRest: unheard })
  }),
  feedback: stage(['sendOpinion'], async (language) => (await import('../../src/actors/feedback-actor.ts')).feedbackDraft(language)),
  search: stage(['searchAll', 'searchHelp'], async (language) => (await import('../../src/actors/search-actor.ts')).startSearch(language, true)),
}
