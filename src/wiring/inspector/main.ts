import { showInspector } from '@marquee/inspector/show-inspector.tsx'

showInspector(async () => (await import('./stages.ts')).stages)
