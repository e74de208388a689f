import type { ArticleModel } from './articles.ts'
import type { ProgrammeItemModel } from './cinema.ts'
import type {
  CinemaLinkModel,
  DayModel,
  LinkModel,
  ListFiltersModel,
  PictureModel,
  ShowCardModel,
  TagNoteModel,
  TileModel,
  TrailerModel,
} from './parts.ts'
import type { PageTrackingModel } from './tracking.ts'

export interface ExperienceTileModel {
  readonly slug: string
  readonly title: string
  readonly href: string
  readonly picture: PictureModel | null
  readonly logo: PictureModel | null
  readonly text: string | null
  readonly premium: boolean
}

export interface ExperiencesPage {
  readonly groups: readonly {
    /** Null if the source has no groups. */
    readonly slug: string | null
    readonly title: string | null
    readonly href: string | null
    readonly experiences: readonly ExperienceTileModel[]
  }[]
  readonly technologies: readonly {
    readonly slug: string
    readonly title: string
    /** Sanitised HTML. */
    readonly text: string | null
    readonly logo: PictureModel | null
    readonly premium: boolean
    readonly href: string | null
  }[]
  readonly breadcrumb: readonly LinkModel[]
}

export interface ExperienceHeadModel {
  readonly teaser: string | null
  readonly backdrop: PictureModel | null
  readonly logo: PictureModel | null
  readonly premium: boolean
  /** Absolute URL. */
  readonly shareUrl: string
}

export interface ExperienceDayModel {
  readonly days: readonly DayModel[]
  readonly dayName: string
  readonly place: { readonly label: string; readonly clearHref: string | null }
  /** Shows of the day in this format; empty if a cinema is selected, see `programme`. */
  readonly shows: readonly ShowCardModel[]
  readonly programme: readonly ProgrammeItemModel[]
  readonly tagNotes: readonly TagNoteModel[]
}

export interface ExperiencePage {
  readonly title: string
  readonly head: ExperienceHeadModel
  readonly day: ExperienceDayModel
  readonly filters: ListFiltersModel
  readonly about: {
    /** Sanitised HTML. */
    readonly details: string | null
    readonly video: TrailerModel | null
  }
  readonly services: readonly {
    readonly id: string
    readonly title: string
    readonly text: string | null
    readonly picture: PictureModel | null
  }[]
  /** Cinemas by city; `hereHref` filters this page by the cinema. */
  readonly cinemas: readonly {
    readonly city: string
    readonly cinemas: readonly (CinemaLinkModel & { readonly hereHref: string })[]
  }[]
  readonly others: readonly ExperienceTileModel[]
  readonly breadcrumb: readonly LinkModel[]
}

export interface ExperienceGroupPage {
  readonly title: string
  /** Sanitised HTML. */
  readonly text: string | null
  readonly backdrop: PictureModel | null
  readonly experiences: readonly ExperienceTileModel[]
  readonly articles: readonly TileModel[]
  readonly pushes: readonly TileModel[]
  readonly breadcrumb: readonly LinkModel[]
}

export interface ExperienceArticlePage {
  readonly article: ArticleModel
  readonly tracking: PageTrackingModel
}
