/** Head of a recording of the help centre. */
export const head = {
  title: 'A story',
  machine: 'faq',
  editions: [{ site: 'fr', language: 'fr' }],
  flags: {},
  clock: '2026-11-20T18:00:00Z',
  seed: 1,
}

/** First line of such a recording, from the start of the machine. */
export const header = { kind: 'header', ...head, chart: 'of another version', begins: 'fresh', input: null }
