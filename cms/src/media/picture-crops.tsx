'use client'

import { FieldLabel, useDocumentInfo, useField, useFormFields, useUploadEdits } from '@payloadcms/ui'
import { useEffect, useId, useState } from 'react'
import {
  type Box,
  type Centres,
  centreOf,
  cutBox,
  type Extent,
  type Focus,
  type Format,
  formats,
  isShape,
  readCentres,
  shapeOf,
  shapes,
} from './picture-shapes.ts'
import { mediaTexts } from './texts.ts'
import './picture-crops.css'
import { useTexts } from '../texts/use-texts.ts'

interface Measured extends Extent {
  readonly opaque: boolean
}

/** The server does the same: a small copy is checked for transparent pixels. */
function isOpaque(image: HTMLImageElement): boolean {
  const canvas = document.createElement('canvas')
  const side = 96
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return true
  context.drawImage(image, 0, 0, side, side)
  const { data } = context.getImageData(0, 0, side, side)
  return data.every((value, index) => index % 4 !== 3 || value === 255)
}

/** URL of the chosen file, otherwise of the saved one. */
function useSource(): string | undefined {
  const file = useFormFields(([fields]) => fields.file?.value)
  const { savedDocumentData } = useDocumentInfo()
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    if (!(file instanceof Blob)) return
    const url = URL.createObjectURL(file)
    setChosen(url)
    return () => {
      URL.revokeObjectURL(url)
      setChosen(undefined)
    }
  }, [file])
  const saved: unknown = savedDocumentData?.url
  return chosen ?? (typeof saved === 'string' ? saved : undefined)
}

/** Undefined until the picture has loaded. */
function useMeasured(source: string | undefined): Measured | undefined {
  const [file, setFile] = useState<Measured>()
  useEffect(() => {
    if (source === undefined) return
    const image = new Image()
    const ended = new AbortController()
    image.addEventListener(
      'load',
      () => setFile({ width: image.naturalWidth, height: image.naturalHeight, opaque: isOpaque(image) }),
      { signal: ended.signal },
    )
    image.src = source
    return () => {
      ended.abort()
      setFile(undefined)
    }
  }, [source])
  return file
}

const whole: Focus & Extent = { x: 0, y: 0, width: 100, height: 100 }

/** The focal point and the edges that the form sends, both before they are saved. */
function useEdits() {
  const { uploadEdits } = useUploadEdits()
  const { savedDocumentData } = useDocumentInfo()
  const percent = (value: unknown) => (typeof value === 'number' ? value : 50)
  const { focalX, focalY } = savedDocumentData ?? {}
  const point = uploadEdits?.focalPoint
  const focus: Focus = { x: percent(point?.x ?? focalX), y: percent(point?.y ?? focalY) }
  return { focus, edges: uploadEdits?.crop ?? whole }
}

/** The crop in pixels of the file, whose edges the editor may have cut already. */
function boxIn(file: Extent, edges: Focus & Extent, format: Format, centre: Focus): Box {
  const extent = {
    width: Math.max(1, Math.round((file.width * edges.width) / 100)),
    height: Math.max(1, Math.round((file.height * edges.height) / 100)),
  }
  const box = cutBox(extent, format, centre)
  return {
    ...box,
    left: box.left + (file.width * edges.x) / 100,
    top: box.top + (file.height * edges.y) / 100,
  }
}

interface CropProps {
  readonly source: string
  readonly file: Extent
  readonly format: Format
  readonly edges: Focus & Extent
  readonly focus: Focus
  readonly centres: Centres
  readonly readOnly: boolean
  readonly onChange: (centres: Centres) => void
}

function Crop({ source, file, format, edges, focus, centres, readOnly, onChange }: CropProps) {
  const t = useTexts(mediaTexts)
  const id = useId()
  const own = centres[format]
  const box = boxIn(file, edges, format, centreOf(format, focus, centres))
  const set = (centre: Focus | undefined) => {
    const { [format]: _, ...others } = centres
    onChange(centre ? { ...others, [format]: centre } : others)
  }
  const slider = (axis: 'x' | 'y') =>
    own && (
      <label>
        {t(axis === 'x' ? 'across' : 'down')}
        <input
          type="range"
          min={0}
          max={100}
          disabled={readOnly}
          value={own[axis]}
          onChange={({ target }) => set({ ...own, [axis]: Number(target.value) })}
        />
      </label>
    )
  return (
    <fieldset className={`crops__format crops__format--${format}`}>
      <legend>{t(format)}</legend>
      <svg
        className="crops__frame"
        viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
        aria-hidden="true"
        focusable="false"
      >
        <image href={source} width={file.width} height={file.height} />
      </svg>
      {box.width < shapes[format].least && <p>{t('coarse', { width: box.width })}</p>}
      <span className="crops__own">
        <input
          id={id}
          type="checkbox"
          disabled={readOnly}
          checked={own !== undefined}
          onChange={({ target }) =>
            set(target.checked ? { x: Math.round(focus.x), y: Math.round(focus.y) } : undefined)
          }
        />
        <label htmlFor={id}>{t('ownCentre')}</label>
      </span>
      {slider('x')}
      {slider('y')}
    </fieldset>
  )
}

/** The cuts of the picture in each format while the form changes, and the centres of single formats. */
export function PictureCrops({
  path,
  readOnly = false,
}: {
  readonly path: string
  readonly readOnly?: boolean
}) {
  const t = useTexts(mediaTexts)
  const { value, setValue } = useField<Centres | null>({ path })
  const chosen = useFormFields(([fields]) => fields.shape?.value)
  const source = useSource()
  const { focus, edges } = useEdits()
  const file = useMeasured(source)
  if (source === undefined) return null
  const isWhole = file && shapeOf(isShape(chosen) ? chosen : 'auto', file) === 'whole'
  return (
    <section className="field-type crops">
      <FieldLabel as="h3" label={mediaTexts.label('crops')} />
      <p>{t(isWhole ? 'cropsWhole' : 'cropsHint')}</p>
      <div className="crops__formats">
        {file &&
          !isWhole &&
          formats.map((format) => (
            <Crop
              key={format}
              source={source}
              file={file}
              format={format}
              edges={edges}
              focus={focus}
              centres={readCentres(value)}
              readOnly={readOnly}
              onChange={setValue}
            />
          ))}
      </div>
    </section>
  )
}
