import type { ReactNode } from 'react'
import type { InlineScript } from './page.ts'

/** Addresses of the sheets and fonts of all pages. */
export interface DocumentLook {
  readonly stylesheet: string
  readonly printStylesheet: string
  readonly fonts: readonly string[]
}

interface FormDocumentProps {
  readonly look: DocumentLook
  readonly language: string
  readonly site?: string
  /** Chosen by the visitor; default: the system's. */
  readonly theme?: 'light' | 'dark' | undefined
  readonly title: string
  /** Inline; the policy lists its hash. */
  readonly style: string
  readonly className?: string
  /** Paths of deferred scripts. */
  readonly scriptPaths?: readonly string[]
  readonly inlineScript?: InlineScript | undefined
  readonly next?: string | undefined
  readonly children: ReactNode
}

/** The document of a page with a session: not indexed, with the site’s fonts and sheet. */
export function FormDocument({
  look,
  language,
  site,
  theme,
  title,
  style,
  className,
  scriptPaths = [],
  inlineScript,
  next,
  children,
}: FormDocumentProps) {
  return (
    <html lang={language} data-site={site} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0d0d12" />
        <meta name="robots" content="noindex" />
        {next !== undefined && <meta httpEquiv="refresh" content={`0; url=${next}`} />}
        <title>{title}</title>
        {look.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="stylesheet" href={look.stylesheet} />
        <link rel="stylesheet" href={look.printStylesheet} media="print" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {scriptPaths.map((src) => (
          <script key={src} src={src} defer />
        ))}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body className={className}>
        {children}
        {inlineScript && (
          <script {...inlineScript.options} dangerouslySetInnerHTML={{ __html: inlineScript.code }} />
        )}
      </body>
    </html>
  )
}
