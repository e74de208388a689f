import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFilmFiles } from './read-film-files.ts'

const file = (name: string, text: string | Uint8Array<ArrayBuffer>) => new File([text], name)
const words = async (...files: readonly File[]) =>
  (await readFilmFiles(files)).map(({ title, year, directors, watched, watchedOn, rating }) =>
    [title, year, directors.join('+'), watched ? (watchedOn ?? 'seen') : 'wanted', rating].join(' | '),
  )

const watchlist = `Date,Name,Year,Letterboxd URI\n2026-01-02,"Crouching Tiger, Hidden Dragon",2000,https://boxd.it/1\n2026-01-03,"Say ""hi""",2026,https://boxd.it/2\n`
const diary = `Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2026-02-02,Persona,1966,https://boxd.it/3,,No,,2026-02-01\n`
const ratings = `Date,Name,Year,Letterboxd URI,Rating\n2026-02-02,Persona,1966,https://boxd.it/4,4.5\n`

const all = [
  'Crouching Tiger, Hidden Dragon | 2000 |  | wanted | ',
  'Say "hi" | 2026 |  | wanted | ',
  'Persona | 1966 |  | 2026-02-01 | 4.5',
]

test('the files of a Letterboxd export are read, and a film of several files once', async () => {
  const files = [file('watchlist.csv', watchlist), file('diary.csv', diary), file('ratings.csv', ratings)]
  expect(await words(...files)).toEqual(all)
})

test('the zipped export is read as its files, without deleted films and single lists', async () => {
  const zipped = zipSync({
    'watchlist.csv': strToU8(watchlist),
    'diary.csv': strToU8(diary),
    'ratings.csv': strToU8(ratings),
    'deleted/diary.csv': strToU8(diary.replace('Persona', 'Deleted')),
    'profile.csv': strToU8('Name,Year\nMe,1990\n'),
  })
  expect(await words(file('letterboxd.zip', zipped))).toEqual(all)
})

test.each([
  [
    'semicolons and words of a language',
    'Titre;Année;Réalisateur\r\nCœurs;2006;Alain Resnais\r\n',
    'Cœurs | 2006 | Alain Resnais | wanted | ',
  ],
  [
    'a single list with lines above its header',
    'Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2026-01-01,My list,,u,\n\nPosition,Name,Year,URL,Description\n1,Ran,1985,u,\n',
    'Ran | 1985 |  | wanted | ',
  ],
  [
    'ratings out of ten',
    'Const,Your Rating,Date Rated,Title,Year,Directors\ntt1,7,2026-01-01,Ran,1985,"Akira Kurosawa, Someone"\n',
    'Ran | 1985 | Akira Kurosawa+Someone | seen | 3.5',
  ],
  ['a line without a title', 'Title,Year\n,1999\nRan,unknown\n', 'Ran |  |  | wanted | '],
])('reads a table: %s', async (_, text, line) => expect(await words(file('mine.csv', text))).toEqual([line]))

test('reads a table of an old spreadsheet', async () => {
  const latin = Uint8Array.from('Titel;Jahr\nDie F\u00e4lscher;2007\n', (letter) => letter.charCodeAt(0))
  expect(await words(file('liste.csv', latin))).toEqual(['Die Fälscher | 2007 |  | wanted | '])
})

test('a file without titles, one that is not a table, a broken zip, and one that is too large have no films', async () => {
  const tooLarge = file('big.csv', `Title,Year\nRan,${'1'.repeat(5_000_000)}\n`)
  const files = [
    file('a.csv', 'a,b\n1,2\n'),
    file('b.csv', '\u0000\u0001'),
    file('c.zip', 'PK\u0003\u0004no'),
    tooLarge,
  ]
  expect(await words(...files)).toEqual([])
})

test('the table of an account tells the cinema and the seats', async () => {
  const table =
    'Title,Year,Directors,WatchedDate,Rating,Tags,Review,Cinema,Seats\nRan,1985,,2026-02-01,5,,,"Rex, Lyon",2\n'
  expect(await readFilmFiles([file('marquee-ch-letterboxd.csv', table)])).toMatchObject([
    { watchedOn: '2026-02-01', rating: 5, cinema: 'Rex, Lyon', seats: 2 },
  ])
})
