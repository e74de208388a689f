import { measuredProduct } from './product.ts'
import { beSubject } from './subject.ts'

const [dataDir = '', pageCache] = process.argv.slice(2)
const product = await measuredProduct()
const site = await product.openSite({ dataDir, pageCache: pageCache === 'page-cache' })
const views = new Map<string, () => void>()
let view = () => {}

beSubject({
  port: site.port,
  once: () => view(),
  commands: {
    content: (state) => site.useContent(state === 'expired' ? 'expired' : 'cached'),
    async view(path) {
      view = views.get(path) ?? (await site.viewOf(path))
      views.set(path, view)
    },
    counts: site.takeCounts,
    settle: site.settle,
  },
})
