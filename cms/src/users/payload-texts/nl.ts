import type { PayloadTexts } from './payload-texts.ts'

export const nl: PayloadTexts = {
  authentication: {
    checkYourEmailForPasswordReset:
      'Als er een account bij dit e-mailadres hoort, krijg je zo meteen een bericht om je wachtwoord opnieuw in te stellen. Kijk ook in je spammap als je niets ziet.',
    forgotPasswordEmailInstructions:
      'Vul je e-mailadres in. Je krijgt een bericht waarmee je je wachtwoord opnieuw instelt.',
    generatingNewAPIKeyWillInvalidate:
      'Een nieuwe API-sleutel maakt de vorige <1>ongeldig</1>. Weet je zeker dat je wilt doorgaan?',
    loggedIn: 'Om met een ander account in te loggen, moet je eerst <0>uitloggen</0>.',
    loggedInChangePassword: 'Je wachtwoord wijzig je in je <0>account</0>.',
    loggedOutInactivity: 'Je bent uitgelogd omdat je een tijd niets hebt gedaan.',
    loggedOutSuccessfully: 'Je bent uitgelogd.',
    resetYourPassword: 'Wachtwoord opnieuw instellen',
    youAreInactive:
      'Je hebt een tijd niets gedaan en wordt zo meteen voor de veiligheid uitgelogd. Wil je ingelogd blijven?',
  },
  error: {
    deletingTitle: '{{title}} kon niet worden verwijderd. Controleer je verbinding en probeer het nog eens.',
    notAllowedToAccessPage: 'Je hebt geen toegang tot deze pagina.',
    notAllowedToPerformAction: 'Je mag dit niet doen.',
    unauthorized: 'Hiervoor moet je ingelogd zijn.',
  },
  fields: {
    chooseFromExisting: 'Kies een bestaand item',
    selectExistingLabel: '{{label}}: kies een bestaand item',
  },
  general: {
    adminTheme: 'Weergave',
    aboutToDelete: 'Je staat op het punt dit te verwijderen: {{label}} <1>{{title}}</1>. Weet je het zeker?',
    changesNotSaved: 'Je wijzigingen zijn niet bewaard. Als je weggaat, gaan ze verloren.',
    copyWarning:
      'Je staat op het punt {{to}} te overschrijven met {{from}} in {{label}} {{title}}. Weet je het zeker?',
    createNewLabel: '{{label}} aanmaken',
    documentOutOfDate: 'Iemand anders heeft dit document intussen gewijzigd. Wat je ziet, is verouderd.',
    locale: 'Taal van de inhoud',
    locales: 'Talen van de inhoud',
    noLabel: '–',
    payloadSettings: 'Instellingen',
    noResultsDescription: 'Er is nog niets, of niets past bij de filters hierboven.',
    sorryNotFound: 'Hiervoor is helaas niets gevonden.',
    unsavedChanges: 'Je hebt wijzigingen die niet bewaard zijn. Bewaar of verwerp ze voor je verdergaat.',
    unsavedChangesDuplicate: 'Je hebt wijzigingen die niet bewaard zijn. Wil je toch dupliceren?',
  },
  localization: { selectedLocales: 'Gekozen talen', selectLocaleToDuplicate: 'Kies talen om te dupliceren' },
  upload: { bulkUpload: 'Meerdere bestanden uploaden', dragAndDrop: 'Sleep een bestand hierheen' },
  version: {
    aboutToRestore: 'Je staat op het punt {{label}} te herstellen zoals het was op {{versionDate}}.',
    aboutToRevertToPublished:
      'Je staat op het punt dit document terug te zetten naar de gepubliceerde versie. Weet je het zeker?',
    aboutToUnpublish: 'Je staat op het punt dit document van de site te halen. Weet je het zeker?',
    aboutToUnpublishIn:
      'Je staat op het punt dit document van de site te halen ({{locale}}). Weet je het zeker?',
    aboutToUnpublishSelection:
      'Je staat op het punt alle gekozen {{label}} van de site te halen. Weet je het zeker?',
    autosavedSuccessfully: 'Automatisch bewaard.',
    compareVersions: 'Versies vergelijken',
    currentDraft: 'Huidig concept',
    currentlyViewing: 'Getoonde versie',
    currentPublishedVersion: 'Versie op de site',
    draftSavedSuccessfully: 'Concept bewaard.',
    moreVersions: 'Meer versies …',
    previouslyDraft: 'Eerder concept',
    previousVersion: 'Vorige versie',
    publishAllLocales: 'Alle talen publiceren',
    publishChanges: 'Wijzigingen publiceren',
    publishIn: 'Publiceren: {{locale}}',
    restoredSuccessfully: 'De versie is hersteld.',
    restoreThisVersion: 'Deze versie herstellen',
    saveDraft: 'Concept bewaren',
    scheduledSuccessfully: 'De publicatie is gepland.',
    unpublished: 'Niet gepubliceerd',
    unpublishedSuccessfully: 'Het document is van de site gehaald.',
    unpublishIn: 'Van de site halen: {{locale}}',
    unpublishing: 'Bezig met offline halen …',
    viewingVersion: 'Versie van {{entityLabel}} {{documentTitle}}',
    viewingVersions: 'Versies van {{entityLabel}} {{documentTitle}}',
  },
}
