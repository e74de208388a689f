import { isLanguage } from '../../../config/languages.ts'
import type { Language } from '../../../config/types.ts'

export type Messages = Readonly<Record<Language, string>>

/** What the form of a picture says. */
export const mediaMessages = {
  picture: { en: 'Picture', fr: 'Image', de: 'Bild', nl: 'Afbeelding' },
  pictures: { en: 'Pictures', fr: 'Images', de: 'Bilder', nl: 'Afbeeldingen' },
  alt: {
    en: 'What the picture shows',
    fr: 'Ce que montre l’image',
    de: 'Was das Bild zeigt',
    nl: 'Wat de afbeelding toont',
  },
  altHint: {
    en: 'Read aloud to people who cannot see it. Leave it empty if the words beside it say the same.',
    fr: 'Lu à voix haute aux personnes qui ne la voient pas. À laisser vide si le texte voisin dit la même chose.',
    de: 'Wird Menschen vorgelesen, die es nicht sehen. Leer lassen, wenn der Text daneben dasselbe sagt.',
    nl: 'Wordt voorgelezen aan wie de afbeelding niet ziet. Laat leeg als de tekst ernaast hetzelfde zegt.',
  },
  shape: {
    en: 'Shape on the site',
    fr: 'Format sur le site',
    de: 'Format auf der Website',
    nl: 'Vorm op de site',
  },
  shapeHint: {
    en: 'The picture is cut to this shape around the focal point.',
    fr: 'L’image est recadrée à ce format autour du point focal.',
    de: 'Das Bild wird um den Fokuspunkt auf dieses Format zugeschnitten.',
    nl: 'De afbeelding wordt rond het focuspunt in deze vorm bijgesneden.',
  },
  auto: {
    en: 'By its proportions',
    fr: 'Selon ses proportions',
    de: 'Nach seinen Proportionen',
    nl: 'Volgens de verhoudingen',
  },
  wide: { en: 'Wide (16:9)', fr: 'Large (16:9)', de: 'Breit (16:9)', nl: 'Breed (16:9)' },
  poster: { en: 'Poster (2:3)', fr: 'Affiche (2:3)', de: 'Plakat (2:3)', nl: 'Poster (2:3)' },
  whole: {
    en: 'Whole, not cut (logos)',
    fr: 'Entière, sans recadrage (logos)',
    de: 'Ganz, ohne Zuschnitt (Logos)',
    nl: 'Volledig, niet bijgesneden (logo’s)',
  },
  tone: { en: 'Main colour', fr: 'Couleur dominante', de: 'Hauptfarbe', nl: 'Hoofdkleur' },
  toneHint: {
    en: 'Stands in for the picture until it has loaded.',
    fr: 'Affichée à la place de l’image pendant son chargement.',
    de: 'Steht für das Bild, bis es geladen ist.',
    nl: 'Staat in de plaats van de afbeelding tot die geladen is.',
  },
} as const satisfies Record<string, Messages>

/** Why a file is not taken; `{…}` are filled in. */
export const refusals = {
  missing: {
    en: 'Choose a picture file.',
    fr: 'Choisissez un fichier image.',
    de: 'Wählen Sie eine Bilddatei.',
    nl: 'Kies een afbeeldingsbestand.',
  },
  kind: {
    en: 'This file is not a picture that the site can show. JPEG, PNG, WebP and AVIF can be used.',
    fr: 'Ce fichier n’est pas une image que le site peut afficher. JPEG, PNG, WebP et AVIF sont acceptés.',
    de: 'Diese Datei ist kein Bild, das die Website zeigen kann. Möglich sind JPEG, PNG, WebP und AVIF.',
    nl: 'Dit bestand is geen afbeelding die de site kan tonen. JPEG, PNG, WebP en AVIF zijn toegestaan.',
  },
  drawing: {
    en: 'SVG drawings are not accepted, since they can contain scripts. Export the drawing as PNG or WebP.',
    fr: 'Les dessins SVG ne sont pas acceptés, car ils peuvent contenir des scripts. Exportez le dessin en PNG ou en WebP.',
    de: 'SVG-Zeichnungen werden nicht angenommen, weil sie Skripte enthalten können. Exportieren Sie die Zeichnung als PNG oder WebP.',
    nl: 'SVG-tekeningen worden niet aanvaard, omdat ze scripts kunnen bevatten. Exporteer de tekening als PNG of WebP.',
  },
  damaged: {
    en: 'The file is damaged and cannot be read to its end.',
    fr: 'Le fichier est endommagé et ne peut pas être lu jusqu’au bout.',
    de: 'Die Datei ist beschädigt und lässt sich nicht bis zum Ende lesen.',
    nl: 'Het bestand is beschadigd en kan niet volledig worden gelezen.',
  },
  heavy: {
    en: 'The file is {size} MB. At most {most} MB are possible.',
    fr: 'Le fichier pèse {size} Mo. Le maximum est de {most} Mo.',
    de: 'Die Datei ist {size} MB gross. Möglich sind höchstens {most} MB.',
    nl: 'Het bestand is {size} MB groot. Maximaal {most} MB is mogelijk.',
  },
  vast: {
    en: 'The picture has more than {most} million pixels. Save it smaller.',
    fr: 'L’image dépasse {most} millions de pixels. Enregistrez-la en plus petit.',
    de: 'Das Bild hat mehr als {most} Millionen Pixel. Speichern Sie es kleiner.',
    nl: 'De afbeelding heeft meer dan {most} miljoen pixels. Sla ze kleiner op.',
  },
  narrow: {
    en: 'The picture is too small: in this shape it would be {width} pixels wide, and at least {least} are needed.',
    fr: 'L’image est trop petite : dans ce format, elle ferait {width} pixels de large, et il en faut au moins {least}.',
    de: 'Das Bild ist zu klein: In diesem Format wäre es {width} Pixel breit, nötig sind mindestens {least}.',
    nl: 'De afbeelding is te klein: in deze vorm zou ze {width} pixels breed zijn, en er zijn er minstens {least} nodig.',
  },
} as const satisfies Record<string, Messages>

export interface Refusal {
  readonly reason: keyof typeof refusals
  readonly values?: Readonly<Record<string, number>>
}

/** The words of a refusal in the editor's language; English where it is another. */
export function refusalText({ reason, values = {} }: Refusal, language: string): string {
  const words: Messages = refusals[reason]
  return words[isLanguage(language) ? language : 'en'].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  )
}
