import { measuredProduct } from './product.ts'
import { beSubject } from './subject.ts'

const product = await measuredProduct()
if (!product) process.exit(3)
const once = await product.render()
beSubject({ once })
