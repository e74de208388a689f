import { drawYear, saveYear, type YearPicture } from '@marquee/design/pictures/cinema-year.ts'

/**
 * Compiled into the page of a year (`?script`): draws the picture and saves it at a press. Its words and numbers are JSON in the data
 * attribute `picture` of its script element, the name of the file is `file`. Without a script the page has the same in words.
 */
const { picture = '{}', file = '' } = document.currentScript?.dataset ?? {}
const canvas = document.querySelector<HTMLCanvasElement>('[data-year]')
const save = document.querySelector<HTMLButtonElement>('[data-save]')

if (canvas && save) {
  const known = JSON.parse(picture) as YearPicture
  void document.fonts.ready.then(() => {
    drawYear(canvas, known)
    document.getElementById('year-text')?.classList.add('visually-hidden')
    canvas.hidden = false
    save.hidden = false
  })
  save.addEventListener('click', () => void saveYear(canvas, file))
}
