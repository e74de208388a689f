import type { PayloadTexts } from './payload-texts.ts'

export const de: PayloadTexts = {
  authentication: {
    checkYourEmailForPasswordReset:
      'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, erhalten Sie in Kürze eine Anleitung zum Zurücksetzen Ihres Passworts. Prüfen Sie auch den Spam-Ordner, falls die E-Mail nicht im Posteingang erscheint.',
    forgotPasswordEmailInstructions:
      'Bitte geben Sie Ihre E-Mail-Adresse ein. Sie erhalten eine E-Mail mit einer Anleitung zum Zurücksetzen Ihres Passworts.',
    generatingNewAPIKeyWillInvalidate:
      'Wenn Sie einen neuen API-Schlüssel erzeugen, wird der bisherige <1>ungültig</1>. Möchten Sie wirklich fortfahren?',
    loggedIn: 'Um sich mit einem anderen Konto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.',
    loggedInChangePassword: 'Ihr Passwort ändern Sie in Ihrem <0>Konto</0>.',
    loggedOutInactivity: 'Sie wurden abgemeldet, weil Sie längere Zeit nicht aktiv waren.',
    loggedOutSuccessfully: 'Sie wurden abgemeldet.',
    loginWithAnotherUser:
      'Um sich mit einem anderen Konto anzumelden, müssen Sie sich zuerst <0>abmelden</0>.',
    resetYourPassword: 'Passwort zurücksetzen',
    youAreInactive:
      'Sie waren eine Weile nicht aktiv und werden zu Ihrer Sicherheit in Kürze abgemeldet. Möchten Sie angemeldet bleiben?',
    youAreReceivingResetPassword:
      'Sie erhalten diese Nachricht, weil Sie (oder jemand anderes) das Passwort Ihres Kontos zurücksetzen möchten. Bitte klicken Sie auf den folgenden Link oder kopieren Sie ihn in Ihren Browser:',
    youDidNotRequestPassword:
      'Falls Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
  },
  error: {
    correctInvalidFields: 'Bitte korrigieren Sie die ungültigen Felder.',
    deletingTitle:
      'Beim Löschen von {{title}} ist ein Fehler aufgetreten. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    documentNotFound:
      'Das Dokument mit der ID {{id}} wurde nicht gefunden. Vielleicht wurde es gelöscht, hat nie existiert, oder Sie haben keinen Zugriff darauf.',
    insufficientClipboardPermissions:
      'Kein Zugriff auf die Zwischenablage. Bitte prüfen Sie die Berechtigungen.',
    notAllowedToAccessPage: 'Sie haben keine Berechtigung für diese Seite.',
    notAllowedToPerformAction: 'Sie haben keine Berechtigung für diese Aktion.',
    restoringTitle:
      'Beim Wiederherstellen von {{title}} ist ein Fehler aufgetreten. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    unauthorized: 'Dafür müssen Sie angemeldet sein.',
    unverifiedEmail: 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument:
      'Geben Sie eine eigene Adresse ein, oder verlinken Sie ein anderes Dokument.',
    chooseDocumentToLink: 'Wählen Sie das Dokument, auf das der Link führen soll',
    chooseFromExisting: 'Vorhandenes auswählen',
    selectExistingLabel: '{{label}}: vorhandenes Element auswählen',
  },
  general: {
    adminTheme: 'Erscheinungsbild',
    aboutToDelete: 'Sie löschen gleich: {{label}} <1>{{title}}</1>. Möchten Sie das wirklich?',
    aboutToDeleteCount_many: 'Sie löschen gleich {{count}} {{label}}.',
    aboutToDeleteCount_one: 'Sie löschen gleich {{count}} {{label}}.',
    aboutToDeleteCount_other: 'Sie löschen gleich {{count}} {{label}}.',
    aboutToPermanentlyDelete:
      'Sie löschen gleich endgültig: {{label}} <1>{{title}}</1>. Möchten Sie das wirklich?',
    aboutToRestore: 'Sie stellen gleich wieder her: {{label}} <1>{{title}}</1>. Möchten Sie das wirklich?',
    changesNotSaved:
      'Ihre Änderungen sind nicht gespeichert. Wenn Sie die Seite jetzt verlassen, gehen sie verloren.',
    copyWarning:
      'Sie überschreiben gleich {{to}} mit {{from}} in {{label}} {{title}}. Möchten Sie das wirklich?',
    currentlyEditing:
      'bearbeitet dieses Dokument gerade. Wenn Sie übernehmen, kann die andere Person nicht weiterarbeiten, und was sie nicht gespeichert hat, kann verloren gehen.',
    documentOutOfDate:
      'Dieses Dokument wurde inzwischen von jemand anderem geändert. Was Sie sehen, ist nicht mehr aktuell.',
    enterAValue: 'Wert eingeben',
    locale: 'Inhaltssprache',
    locales: 'Inhaltssprachen',
    noLabel: '–',
    payloadSettings: 'Einstellungen',
    sorryNotFound: 'Dazu wurde leider nichts gefunden.',
    unsavedChanges:
      'Sie haben ungespeicherte Änderungen. Speichern oder verwerfen Sie diese, bevor Sie fortfahren.',
    unsavedChangesDuplicate: 'Sie haben ungespeicherte Änderungen. Möchten Sie trotzdem duplizieren?',
  },
  localization: { copyToLocale: 'In andere Sprache kopieren' },
  upload: {
    cropToolDescription:
      'Ziehen Sie an den Ecken des Ausschnitts, zeichnen Sie einen neuen, oder ändern Sie die Werte unten.',
    dragAndDrop: 'Datei hierher ziehen',
    focalPointDescription:
      'Ziehen Sie den Fokuspunkt direkt auf der Vorschau, oder ändern Sie die Werte unten.',
    selectCollectionToBrowse: 'Wählen Sie, worin Sie suchen möchten',
  },
  validation: {
    emailAddress: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    enterNumber: 'Bitte geben Sie eine gültige Zahl ein.',
  },
  version: {
    aboutToPublishSelection:
      'Sie veröffentlichen gleich alle ausgewählten {{label}}. Möchten Sie das wirklich?',
    aboutToRestore: 'Sie setzen {{label}} gleich auf den Stand vom {{versionDate}} zurück.',
    aboutToRevertToPublished:
      'Sie setzen dieses Dokument gleich auf den veröffentlichten Stand zurück. Möchten Sie das wirklich?',
    aboutToUnpublish: 'Sie nehmen dieses Dokument gleich von der Website. Möchten Sie das wirklich?',
    aboutToUnpublishIn:
      'Sie nehmen dieses Dokument gleich von der Website ({{locale}}). Möchten Sie das wirklich?',
    aboutToUnpublishSelection:
      'Sie nehmen alle ausgewählten {{label}} gleich von der Website. Möchten Sie das wirklich?',
    currentlyViewing: 'Diese Ansicht',
    modifiedOnly: 'Nur Geändertes',
    moreVersions: 'Weitere Versionen …',
    publishIn: 'Veröffentlichen: {{locale}}',
    scheduledSuccessfully: 'Die Veröffentlichung ist geplant.',
    schedulePublish: 'Veröffentlichung planen',
    specificVersion: 'Bestimmte Version',
    unpublished: 'Nicht veröffentlicht',
    unpublishedSuccessfully: 'Die Veröffentlichung ist aufgehoben.',
    unpublishIn: 'Veröffentlichung aufheben: {{locale}}',
    viewingVersion: 'Version von {{entityLabel}} {{documentTitle}}',
    viewingVersions: 'Versionen von {{entityLabel}} {{documentTitle}}',
  },
}
