import type { SiteId } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import { languagesOf } from './access.ts'
import { languageName, siteName } from './display-names.ts'
import type { Messages } from './messages.ts'

const pick = (words: Messages) => (language: Language) => words[language]

const named = (codes: readonly Language[], language: Language) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(
    codes.map((code) => languageName(code, language)),
  )

/** `site` is none of the person's. */
export const otherSite = (site: SiteId) => (language: Language) =>
  ({
    en: `You do not work for this site: ${siteName(site, language)}. Choose one of yours.`,
    fr: `Vous ne travaillez pas pour ce site\u202f: ${siteName(site, language)}. Choisissez l’un des vôtres.`,
    de: `Für diese Website arbeiten Sie nicht: ${siteName(site, language)}. Wählen Sie eine der Ihren.`,
    nl: `Je werkt niet voor deze site: ${siteName(site, language)}. Kies een van je eigen sites.`,
  })[language]

/** The site does not have the language in which something is to be published. */
export const languageOfNoUse = (site: SiteId, code: Language) => (language: Language) => {
  const [country, unknownLanguage, own] = [
    siteName(site, language),
    languageName(code, language),
    named(languagesOf(site), language),
  ]
  return {
    en: `This document belongs to the site of ${country}, which is not published in ${unknownLanguage}. Its languages are ${own}.`,
    fr: `Ce document appartient au site «\u202f${country}\u202f», qui n’existe pas dans cette langue (${unknownLanguage}). Ses langues\u202f: ${own}.`,
    de: `Dieses Dokument gehört zur Website «${country}», die es in dieser Sprache nicht gibt (${unknownLanguage}). Ihre Sprachen: ${own}.`,
    nl: `Dit document hoort bij de site van ${country}, die niet in het ${unknownLanguage} verschijnt. De talen van deze site: ${own}.`,
  }[language]
}

export const onlyOwnLanguages = pick({
  en: 'As a translator you publish one of your own languages at a time.',
  fr: 'En tant que traducteur, vous publiez vos propres langues, une à la fois.',
  de: 'Wer übersetzt, veröffentlicht die eigenen Sprachen, eine nach der anderen.',
  nl: 'Als vertaler publiceer je je eigen talen, één voor één.',
})

export const noPlans = pick({
  en: 'You read here. Publishing is planned by editors of this site.',
  fr: 'Vous avez un accès en lecture. Seule la rédaction de ce site planifie les publications.',
  de: 'Sie lesen hier mit. Veröffentlichungen plant die Redaktion dieser Website.',
  nl: 'Je leest hier mee. Publicaties worden gepland door de redactie van deze site.',
})

export const plannerUnknown = pick({
  en: 'It is not known who planned this.',
  fr: 'On ne sait pas qui a planifié cette opération.',
  de: 'Es ist nicht bekannt, wer das geplant hat.',
  nl: 'Het is niet bekend wie dit heeft gepland.',
})

export const plannerLeft = pick({
  en: 'Whoever planned this does not work here any more.',
  fr: 'La personne qui l’a planifiée ne travaille plus ici.',
  de: 'Wer das geplant hat, arbeitet nicht mehr hier.',
  nl: 'Wie dit heeft gepland, werkt hier niet meer.',
})

export const noEarlierVersions = pick({
  en: 'An earlier version brings back every language at once. Ask an editor of this site to do it.',
  fr: 'Une version antérieure rétablit toutes les langues à la fois. Demandez à un rédacteur de ce site de le faire.',
  de: 'Eine frühere Fassung stellt alle Sprachen zugleich wieder her. Bitten Sie die Redaktion dieser Website darum.',
  nl: 'Een eerdere versie herstelt alle talen tegelijk. Vraag een redacteur van deze site om dit te doen.',
})

export const oneSiteAtATime = pick({
  en: 'These documents belong to sites with different languages. Publish those of one site at a time, or one language.',
  fr: 'Ces documents appartiennent à des sites dont les langues diffèrent. Publiez-les site par site, ou une seule langue.',
  de: 'Diese Dokumente gehören zu Websites mit verschiedenen Sprachen. Veröffentlichen Sie eine Website nach der anderen oder nur eine Sprache.',
  nl: 'Deze documenten horen bij sites met verschillende talen. Publiceer ze per site, of in één taal.',
})

export const lastAdmin = pick({
  en: 'This is the last administrator. Make somebody else an administrator first.',
  fr: 'C’est le dernier administrateur. Donnez d’abord ce rôle à quelqu’un d’autre.',
  de: 'Das ist die letzte Person mit Administratorrechten. Geben Sie diese Rolle zuerst jemand anderem.',
  nl: 'Dit is de laatste beheerder. Geef die rol eerst aan iemand anders.',
})

export const onePersonAtATime = pick({
  en: 'Change or delete people one at a time.',
  fr: 'Modifiez ou supprimez les personnes une par une.',
  de: 'Ändern oder löschen Sie Personen einzeln.',
  nl: 'Wijzig of verwijder personen één voor één.',
})

export const shortPassword = (least: number) => (language: Language) =>
  ({
    en: `The password needs at least ${least} characters. A few words in a row are easy to remember.`,
    fr: `Le mot de passe doit compter au moins ${least} caractères. Une suite de quelques mots se retient facilement.`,
    de: `Das Passwort braucht mindestens ${least} Zeichen. Ein paar Wörter hintereinander sind leicht zu merken.`,
    nl: `Het wachtwoord heeft minstens ${least} tekens nodig. Een paar woorden na elkaar onthoud je makkelijk.`,
  })[language]

export const sitesMissing = pick({
  en: 'Choose at least one site. Only administrators work for all of them.',
  fr: 'Choisissez au moins un site. Seuls les administrateurs travaillent pour tous.',
  de: 'Wählen Sie mindestens eine Website. Nur wer Administratorrechte hat, arbeitet für alle.',
  nl: 'Kies minstens één site. Alleen beheerders werken voor alle sites.',
})

export const languagesMissing = pick({
  en: 'Choose at least one language.',
  fr: 'Choisissez au moins une langue.',
  de: 'Wählen Sie mindestens eine Sprache.',
  nl: 'Kies minstens één taal.',
})
