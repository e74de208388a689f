import type { PlantedFault } from './planted-fault.ts'

/** Texts in four languages. */
export const textFaults: readonly PlantedFault[] = [
  {
    name: 'a key that one language lacks',
    commit: 'dc41bf4e',
    file: 'locales/de/errors.json',
    find: '"fault": {',
    replace: '"faults": {',
    tests: 'unit locales/texts',
  },
  {
    name: 'German quotation marks in place of the Swiss ones',
    commit: 'c4bda4fa',
    file: 'locales/de/cms-scheduling.json',
    find: '"partOf": "Teil von «{{release}}»"',
    replace: '"partOf": "Teil von „{{release}}“"',
    tests: 'unit german-texts',
  },
  {
    name: 'a German ß that Switzerland does not write',
    commit: '74a4ab15',
    file: 'locales/de/cms-search.json',
    find: 'Grossschreibung',
    replace: 'Großschreibung',
    tests: 'unit german-texts',
  },
  {
    name: 'a French question mark that can stand alone in a line',
    commit: 'd8a6a631',
    file: 'locales/fr/client-guest.json',
    find: 'Une erreur dans l’adresse\u202f?',
    replace: 'Une erreur dans l’adresse ?',
    tests: 'unit locales/texts',
  },
  {
    name: 'a Dutch visitor who is addressed formally',
    commit: '6971132e',
    file: 'locales/nl/booking.json',
    find: 'Jouw voorstellingen',
    replace: 'Uw voorstellingen',
    tests: 'unit locales/texts',
  },
]
