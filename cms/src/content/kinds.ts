import { wireArticle } from '../../../content-models/article.ts'
import type { EditorialKind } from './editorial-kind.ts'

/** Everything that editors write. */
export const editorialKinds: readonly EditorialKind[] = [{ slug: 'news', kind: 'news', wire: wireArticle, title: 'title', group: 'Stories' }]
