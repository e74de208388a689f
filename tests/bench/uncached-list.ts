import { measuredProduct } from './product.ts'
import { beSubject } from './subject.ts'

const product = await measuredProduct()
const { port } = await product.uncached(process.argv[2] ?? '')
beSubject({ port })
