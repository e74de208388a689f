import type { CinemaYear } from '#models/rules/cinema-year.ts'

/** Words and numbers of the picture of a year. */
export interface YearPicture {
  readonly title: string
  readonly count: string
  readonly unit: string
  /** From January on. */
  readonly months: readonly { readonly label: string; readonly count: number }[]
  readonly lines: readonly string[]
}

/** Texts of `year` in the namespace of lists. */
type YearTexts = (key: string, values: Readonly<Record<string, string | number>>) => string

export function yearPicture(year: CinemaYear, language: string, t: YearTexts): YearPicture {
  const { best, cinema, company, minutes, favourites } = year
  const name = (month: number, form: 'long' | 'narrow') =>
    new Intl.DateTimeFormat(language, { month: form, timeZone: 'UTC' }).format(Date.UTC(2024, month, 1))
  const lines = [
    best !== null && t('best', { month: name(best, 'long'), count: year.months[best] ?? 0 }),
    cinema && t('cinema', { cinema: cinema.name, count: cinema.count }),
    company > 0 && t('company', { count: company }),
    minutes !== null && t('hours', { count: Math.round(minutes / 60) }),
    favourites.length > 0 &&
      t('favourites', { films: new Intl.ListFormat(language, { type: 'unit' }).format(favourites) }),
  ]
  return {
    title: t('title', { year: year.year }),
    count: new Intl.NumberFormat(language).format(year.count),
    unit: t('unit', { count: year.count }),
    months: year.months.map((count, month) => ({ label: name(month, 'narrow'), count })),
    lines: lines.filter((line) => typeof line === 'string'),
  }
}

/** Pixels of the picture; people share it in the form of a post. */
const [WIDTH, HEIGHT] = [1080, 1350]
const EDGE = 90
const INNER = WIDTH - 2 * EDGE
/** Bulbs of a column at most: above it, a bulb is several films. */
const BULBS = 12
const [ROOM, YELLOW, UNLIT, WHITE, QUIET] = ['#0d0d12', '#feb91e', '#3a3a47', '#fff', '#d9d6df']

const font = (size: number, weight = 400, family = 'Figtree') =>
  `${weight} ${size}px ${family}, Arial, sans-serif`

/** Words in lines of a width; the last of `most` lines ends with an ellipsis if there is more. */
function wrapped(pen: CanvasRenderingContext2D, text: string, most: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || pen.measureText(longer).width <= INNER) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  return lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`]
}

/** A column of bulbs for each month. */
function drawMonths(pen: CanvasRenderingContext2D, months: YearPicture['months'], bottom: number): void {
  const most = Math.max(1, ...months.map(({ count }) => count))
  const each = Math.ceil(most / BULBS)
  const step = INNER / months.length
  pen.textAlign = 'center'
  months.forEach(({ label, count }, month) => {
    const x = EDGE + (month + 0.5) * step
    for (let bulb = 0; bulb < Math.ceil(most / each); bulb += 1) {
      pen.beginPath()
      pen.arc(x, bottom - bulb * 30, 10, 0, 2 * Math.PI)
      pen.fillStyle = bulb * each < count ? YELLOW : UNLIT
      pen.fill()
    }
    pen.fillStyle = QUIET
    pen.font = font(30)
    pen.fillText(label, x, bottom + 58)
  })
  pen.textAlign = 'left'
}

/** Draws the picture with the fonts of the page. */
export function drawYear(
  canvas: HTMLCanvasElement,
  { title, count, unit, months, lines }: YearPicture,
): void {
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = ROOM
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = WHITE
  pen.font = font(56, 700, 'Archivo')
  pen.fillText(title, EDGE, 150)
  pen.fillStyle = YELLOW
  pen.font = font(240, 800, 'Archivo')
  pen.fillText(count, EDGE - 8, 390)
  const after = pen.measureText(count).width
  pen.fillStyle = WHITE
  pen.font = font(64, 600, 'Archivo')
  pen.fillText(unit, EDGE + after + 30, 390)
  drawMonths(pen, months, 810)
  pen.font = font(36)
  pen.fillStyle = WHITE
  lines
    .flatMap((line) => wrapped(pen, line, 2))
    .slice(0, 6)
    .forEach((line, index) => {
      pen.fillText(line, EDGE, 960 + index * 52)
    })
  pen.fillStyle = YELLOW
  pen.font = font(44, 800, 'Archivo')
  pen.fillText('MARQUEE', EDGE, HEIGHT - 70)
}

/** Hands the picture to the system's share sheet, else saves it as a file. It goes nowhere else. */
export async function saveYear(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) return
  const file = new File([blob], name, { type: blob.type })
  if (navigator.canShare?.({ files: [file] })) {
    // A visitor may close the sheet.
    await navigator.share({ files: [file] }).catch(() => {})
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  // The address lives as long as the page: some browsers read it after the press.
  link.click()
}
