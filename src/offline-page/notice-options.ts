/** The server writes them before the code of the notice. */
export interface NoticeOptions {
  /** A text with `%` for the time. */
  readonly text: string
  readonly refresh: string
  readonly close: string
  readonly style: string
  readonly locale: string
  readonly timeZone: string
}

export const NOTICE_OPTIONS = 'noticeOptions'
