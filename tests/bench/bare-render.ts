import { measuredProduct } from './product.ts'
import { beSubject } from './subject.ts'

const product = await measuredProduct()
const once = await product.render()
beSubject({ once })
