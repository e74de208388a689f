/** Names that Payload itself shows, in its own languages. */
export const labels = {
  collection: {
    singular: { en: 'Delivery', fr: 'Envoi', de: 'Übermittlung', nl: 'Levering' },
    plural: { en: 'Deliveries', fr: 'Envois', de: 'Übermittlungen', nl: 'Leveringen' },
  },
  group: { en: 'Sites', fr: 'Sites', de: 'Websites', nl: 'Sites' },
  title: { en: 'Document', fr: 'Document', de: 'Dokument', nl: 'Document' },
  site: { en: 'Site', fr: 'Site', de: 'Website', nl: 'Site' },
  kind: { en: 'Kind', fr: 'Type', de: 'Art', nl: 'Soort' },
  key: { en: 'Name on the site', fr: 'Nom sur le site', de: 'Name auf der Website', nl: 'Naam op de site' },
  state: { en: 'State', fr: 'État', de: 'Stand', nl: 'Stand' },
  states: [
    {
      value: 'waiting',
      label: { en: 'On its way', fr: 'En cours d’envoi', de: 'Unterwegs', nl: 'Onderweg' },
    },
    {
      value: 'sent',
      label: { en: 'On the site', fr: 'Sur le site', de: 'Auf der Website', nl: 'Op de site' },
    },
    {
      value: 'refused',
      label: {
        en: 'Refused by the site',
        fr: 'Refusé par le site',
        de: 'Von der Website abgelehnt',
        nl: 'Geweigerd door de site',
      },
    },
  ],
  reason: { en: 'What is wrong', fr: 'Problème rencontré', de: 'Was nicht stimmt', nl: 'Wat er mis is' },
  attempts: { en: 'Attempts', fr: 'Tentatives', de: 'Versuche', nl: 'Pogingen' },
  sentAt: {
    en: 'Last delivered',
    fr: 'Dernier envoi réussi',
    de: 'Zuletzt übermittelt',
    nl: 'Laatst geleverd',
  },
  again: { en: 'Send again', fr: 'Renvoyer', de: 'Erneut senden', nl: 'Opnieuw sturen' },
  plans: { en: 'Planned', fr: 'Planifié', de: 'Geplant', nl: 'Gepland' },
  panel: { en: 'On the site', fr: 'Sur le site', de: 'Auf der Website', nl: 'Op de site' },
}
