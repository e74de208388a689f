import type { Language } from '../../../config/types.ts'
import type { NoticeTexts } from '../client-notices.ts'

/** What a link to a preview leads to when it does not open one. Beside `fallback-page.ts` and for its reason not in `locales/`. */
export const previewNotices = {
  expired: {
    fr: {
      title: 'Cet aperçu est terminé',
      body: 'Le lien qui l’ouvrait n’est plus valable. Créez-en un nouveau là où vous aviez créé celui-ci.',
      back: 'Voir le site tel qu’il est',
    },
    en: {
      title: 'This preview is over',
      body: 'The link that opened it is no longer valid. Make a new one where this one was made.',
      back: 'See the site as it is',
    },
    de: {
      title: 'Diese Vorschau ist vorbei',
      body: 'Der Link, der sie geöffnet hat, gilt nicht mehr. Erstellen Sie einen neuen, wo dieser entstanden ist.',
      back: 'Die Website ansehen, wie sie ist',
    },
    nl: {
      title: 'Deze voorvertoning is afgelopen',
      body: 'De link waarmee je die opende is niet meer geldig. Maak een nieuwe op de plek waar deze is gemaakt.',
      back: 'Bekijk de site zoals die nu is',
    },
  },
  invalid: {
    fr: {
      title: 'Ce lien n’ouvre aucun aperçu',
      body: 'Il est incomplet, ou destiné au site d’un autre pays. Copiez-le en entier, ou créez-en un nouveau là où vous aviez créé celui-ci.',
      back: 'Voir le site tel qu’il est',
    },
    en: {
      title: 'This link opens no preview',
      body: 'It is incomplete, or meant for the site of another country. Copy the whole of it, or make a new one where this one was made.',
      back: 'See the site as it is',
    },
    de: {
      title: 'Dieser Link öffnet keine Vorschau',
      body: 'Er ist unvollständig oder für die Website eines anderen Landes bestimmt. Kopieren Sie ihn ganz, oder erstellen Sie einen neuen, wo dieser entstanden ist.',
      back: 'Die Website ansehen, wie sie ist',
    },
    nl: {
      title: 'Deze link opent geen voorvertoning',
      body: 'De link is onvolledig of bedoeld voor de site van een ander land. Kopieer de hele link, of maak een nieuwe op de plek waar deze is gemaakt.',
      back: 'Bekijk de site zoals die nu is',
    },
  },
} as const satisfies Record<'expired' | 'invalid', Record<Language, NoticeTexts>>
