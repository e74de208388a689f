import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isMissingScript, loadAgain, loadAgainOnce } from '../document/missing-script.ts'
import { useReported } from '../features/analytics/use-reported.ts'
import { SiteContext, useSite } from '../page-kit/site-context.ts'
import { UnavailableView } from '../shell/errors/unavailable-view.tsx'

/** Error component: inside the frame, unless the frame failed. */
export function PageFault({ error }: ErrorComponentProps) {
  const router = useRouter()
  const isFramed = useSite().region !== ''
  useReported(error)
  useEffect(() => {
    if (isMissingScript(error)) loadAgainOnce(error)
  }, [error])
  const view = (
    <UnavailableView
      fault
      onRetry={() => void (isMissingScript(error) ? loadAgain() : router.invalidate())}
    />
  )
  if (isFramed) return view
  const { paths, language, site } = router.options.context.edition
  return (
    <SiteContext
      value={{
        hrefOf: (kind) => paths.href(kind, language, {}),
        region: site.region,
        locator: null,
        clientHref: null,
      }}
    >
      <main className="main">{view}</main>
    </SiteContext>
  )
}
