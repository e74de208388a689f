import accessSheet from './access/access.css?inline'
import ofCell from './cell/cell.css?inline'
import own from './console.css?inline'
import ofHistory from './history/history.css?inline'
import ofMatrix from './matrix/matrix.css?inline'
import ofPreview from './preview/preview.css?inline'

export const style: string = own + ofMatrix + ofCell + ofHistory + accessSheet + ofPreview
