import type { ReactNode } from 'react'

const filled = { fill: 'currentColor' }

export const iconPaths = {
  accessibility: (
    <>
      <circle cx="10.5" cy="15.5" r="5" />
      <circle cx="10.5" cy="4.5" r="1.5" />
      <path d="M10.5 8v5h5l2.5 5h2.5M10.5 10h4" />
    </>
  ),
  back: <path d="M19.5 12h-15M10.5 6l-6 6 6 6" />,
  bell: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 20.5a2 2 0 0 0 4 0" />,
  calendar: (
    <>
      <rect x="3.5" y="5.5" width="17" height="15" rx="1.5" />
      <path d="M3.5 10h17M8 3v4.5M16 3v4.5" />
    </>
  ),
  calm: (
    <path d="M5 11.5V8a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v3.5M3.5 11.5a2 2 0 0 1 3.5 1.5V15h10v-2a2 2 0 0 1 3.5-1.5V18.5h-17zM6 18.5v2M18 18.5v2" />
  ),
  captions: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="1.5" />
      <path d="M6.5 12.5h4M13 12.5h4.5M6.5 15.8h7M16 15.8h1.5" />
    </>
  ),
  calendarAdd: (
    <>
      <path d="M20.5 11V7A1.5 1.5 0 0 0 19 5.5H5A1.5 1.5 0 0 0 3.5 7v12A1.5 1.5 0 0 0 5 20.5h7" />
      <path d="M3.5 10h17M8 3v4.5M16 3v4.5M18 14.5v6M15 17.5h6" />
    </>
  ),
  chat: <path d="M4 5h16v11.5h-9L6.5 20v-3.5H4zM8 9.3h8M8 12.5h5" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.2l3.3 2" />
    </>
  ),
  down: <path d="m5 9.5 7 7 7-7" />,
  ear: (
    <>
      <path d="M7 10a5 5 0 0 1 10 0c0 4-3.5 4.5-3.5 7.5a3 3 0 0 1-5.5 1.5" />
      <path d="M9.5 10a2.5 2.5 0 0 1 5 0" />
    </>
  ),
  euro: <path d="M17.5 6.5A7 7 0 1 0 17.5 17.5M4 10.5h9M4 13.5h8" />,
  external: <path d="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  facebook: (
    <path d="M14 21v-7.5h3l.5-3.5H14V8c0-1.2.5-2 2-2h1.6V3.2C17 3.1 16.2 3 15.2 3 12.5 3 11 4.6 11 7.5V10H8v3.5h3V21" />
  ),
  filter: <path d="M4 7h16M7 12h10M10 17h4" />,
  heart: <path d="M12 20.3 4.2 12.6a4.9 4.9 0 0 1 7-6.9l.8.8.8-.8a4.9 4.9 0 0 1 7 6.9z" />,
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v.2" />
    </>
  ),
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.6 7.3v.1" />
    </>
  ),
  list: <path d="M8 6.5h12M8 12h12M8 17.5h12M4 6.5h.1M4 12h.1M4 17.5h.1" />,
  locate: (
    <>
      <circle cx="12" cy="12" r="6" />
      <path d="M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="10" rx="1.5" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" />
    </>
  ),
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />,
  mobile: (
    <>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2" />
      <path d="M10.5 18.5h3" />
    </>
  ),
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />,
  next: <path d="m9.5 5 7 7-7 7" />,
  pin: (
    <>
      <path d="M12 21.5s7-6.3 7-11.7a7 7 0 0 0-14 0c0 5.4 7 11.7 7 11.7z" />
      <circle cx="12" cy="9.8" r="2.4" />
    </>
  ),
  play: <path d="M7 4.5v15l12.5-7.5z" {...filled} />,
  previous: <path d="m14.5 5-7 7 7 7" />,
  print: <path d="M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7z" />,
  route: (
    <>
      <circle cx="6" cy="18.5" r="2" />
      <circle cx="18" cy="5.5" r="2" />
      <path d="M8 18.5h7.5a3.5 3.5 0 0 0 0-7h-7a3 3 0 0 1 0-6H16" />
    </>
  ),
  screen: (
    <>
      <rect x="3" y="4.5" width="18" height="12" rx="1.5" />
      <path d="M8.5 20h7" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  share: <path d="M12 15V3.5M8 7l4-3.5L16 7M6 11H4.5v9.5h15V11H18" />,
  star: <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7" />
    </>
  ),
  ticket: <path d="M3.5 8.5v-2h17v2a3.5 3.5 0 0 0 0 7v2h-17v-2a3.5 3.5 0 0 0 0-7z" />,
  tiktok: <path d="M13.5 4v11.2a3.3 3.3 0 1 1-3.3-3.3M13.5 4c.4 2.7 2 4.2 4.7 4.4" />,
  twitter: <path d="M4 4.5h4.2l11.8 15h-4.2zM19.5 4.5 13 11.6M10.6 13.8 5 19.5" />,
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c1.2-4 4.3-5.5 8-5.5s6.8 1.5 8 5.5" />
    </>
  ),
  warning: (
    <>
      <path d="M12 4 2.5 20h19z" />
      <path d="M12 10v5M12 17.4v.2" />
    </>
  ),
  youtube: (
    <>
      <rect x="2.5" y="5.5" width="19" height="13" rx="3.5" />
      <path d="m10.5 9.5 4.5 2.5-4.5 2.5z" {...filled} />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof iconPaths

export const isIconName = (name: string | null | undefined): name is IconName =>
  typeof name === 'string' && Object.hasOwn(iconPaths, name)
