import type { Composition } from '../composition.server.ts'
import type { PageAnswer } from '../models/answer.ts'
import type { ShowsPage } from '../models/pages.ts'
import { composeEntertainmentList } from './shows.server.ts'

/** Operas, concerts, marathons: everything that is no film. */
export const composeEntertainments = (composition: Composition): Promise<PageAnswer<ShowsPage>> => composeEntertainmentList(composition)
