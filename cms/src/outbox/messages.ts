import type { Language } from '../../../config/types.ts'

const en = {
  heading: 'On the site',
  live: 'Live',
  waiting: 'On its way',
  refused: 'Refused by the site',
  draft: 'Draft only',
  imported: 'As imported',
  notYet: 'Not on the site yet.',
  delivered: 'Last delivered {{time}}',
  see: 'See the page',
  again: 'Send again',
  sending: 'Sending …',
  notSent: 'That did not work. Please try again.',
  former: 'Earlier addresses that lead here: {{slugs}}',
  unreachable: 'The site cannot be reached. It is tried again until it can.',
  unsigned:
    'The site does not accept our signature: secret or clock differ between the two. Please tell an administrator.',
  failed: 'The site could not take it in. It is tried again.',
  refusedReason: 'The site cannot show this document. Please correct it and save:',
  picture: 'A picture could not be delivered. Please upload it again:',
  unreadable: 'The document could not be read. Please tell an administrator.',
}

export type Messages = typeof en

const fr: Messages = {
  heading: 'Sur le site',
  live: 'En ligne',
  waiting: 'En cours d’envoi',
  refused: 'Refusé par le site',
  draft: 'Brouillon seulement',
  imported: 'Comme importé',
  notYet: 'Pas encore sur le site.',
  delivered: 'Dernier envoi réussi {{time}}',
  see: 'Voir la page',
  again: 'Renvoyer',
  sending: 'Envoi en cours…',
  notSent: 'L’envoi n’a pas abouti. Veuillez réessayer.',
  former: 'Anciennes adresses qui mènent ici\u202F: {{slugs}}',
  unreachable: 'Le site est injoignable. L’envoi reprendra dès son retour.',
  unsigned:
    'Le site refuse notre signature\u202F: le secret ou l’heure diffère entre les deux systèmes. Veuillez prévenir un administrateur.',
  failed: 'Le site n’a pas pu enregistrer ce document. Une nouvelle tentative aura lieu.',
  refusedReason: 'Le site ne peut pas afficher ce document. Veuillez le corriger puis l’enregistrer\u202F:',
  picture: 'Une image n’a pas pu être envoyée. Veuillez la téléverser de nouveau\u202F:',
  unreadable: 'Le document n’a pas pu être lu. Veuillez prévenir un administrateur.',
}

const de: Messages = {
  heading: 'Auf der Website',
  live: 'Online',
  waiting: 'Unterwegs',
  refused: 'Von der Website abgelehnt',
  draft: 'Nur Entwurf',
  imported: 'Wie importiert',
  notYet: 'Noch nicht auf der Website.',
  delivered: 'Zuletzt übermittelt {{time}}',
  see: 'Seite ansehen',
  again: 'Erneut senden',
  sending: 'Wird gesendet …',
  notSent: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  former: 'Frühere Adressen, die hierher führen: {{slugs}}',
  unreachable: 'Die Website ist nicht erreichbar. Wir versuchen es, bis sie es wieder ist.',
  unsigned:
    'Die Website nimmt unsere Signatur nicht an: Geheimnis oder Uhrzeit weichen ab. Bitte informieren Sie die Administration.',
  failed: 'Die Website konnte das Dokument nicht aufnehmen. Wir versuchen es erneut.',
  refusedReason: 'Die Website kann dieses Dokument nicht zeigen. Bitte korrigieren und speichern Sie es:',
  picture: 'Ein Bild konnte nicht übermittelt werden. Bitte laden Sie es noch einmal hoch:',
  unreadable: 'Das Dokument konnte nicht gelesen werden. Bitte informieren Sie die Administration.',
}

const nl: Messages = {
  heading: 'Op de site',
  live: 'Online',
  waiting: 'Onderweg',
  refused: 'Geweigerd door de site',
  draft: 'Alleen concept',
  imported: 'Zoals geïmporteerd',
  notYet: 'Nog niet op de site.',
  delivered: 'Laatst geleverd {{time}}',
  see: 'Pagina bekijken',
  again: 'Opnieuw sturen',
  sending: 'Bezig met sturen …',
  notSent: 'Dat is niet gelukt. Probeer het nog eens.',
  former: 'Eerdere adressen die hierheen leiden: {{slugs}}',
  unreachable: 'De site is niet bereikbaar. We blijven het proberen.',
  unsigned: 'De site aanvaardt onze handtekening niet: geheim of klok wijkt af. Meld dit aan een beheerder.',
  failed: 'De site kon het document niet opslaan. We proberen het opnieuw.',
  refusedReason: 'De site kan dit document niet tonen. Verbeter het en sla het op:',
  picture: 'Een afbeelding kon niet worden verstuurd. Upload die opnieuw:',
  unreadable: 'Het document kon niet worden gelezen. Meld dit aan een beheerder.',
}

const all: Record<Language, Messages> = { en, fr, de, nl }

/** The words of a language of the admin; English for one that we do not speak. */
export const wordsIn = (language: string): Messages =>
  Object.hasOwn(all, language) ? all[language as Language] : en

export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)

export const timeIn = (language: string, iso: string): string =>
  new Date(iso).toLocaleString(Object.hasOwn(all, language) ? language : 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
