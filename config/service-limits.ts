/**
 * Limits of the services; separate from `limits.ts`, which every page loads. Times in ms unless
 * the name says otherwise.
 */
export const serviceLimits = {
  /** A document that is stored later than so many seconds after it was published counts as late. */
  publishing: { freshSeconds: 10 },
  /** Renders at once and waiting, by kind (`src/server/pages/render-gate.ts`); `api`: reads of our own content API. */
  renders: {
    plain: { atOnce: 12, waiting: 100 },
    wild: { atOnce: 2, waiting: 40 },
    data: { atOnce: 8, waiting: 60 },
    api: { atOnce: 4, waiting: 120 },
  },
  /** Reads of our own content API that an address has running and waiting. */
  apiReads: { perHolder: 40 },
  /**
   * Bodies of requests that are held at once, and the time for a whole request (`seconds`) and its headers.
   */
  bodies: { bytes: 67_108_864, bytesPerKind: 33_554_432, seconds: 60, headerSeconds: 20 },
  feedback: { characters: 1_000, perAddress: { most: 10, minutes: 60 } },
  /** `conversations` of a site; `minutes` after the last message one ends. */
  chat: {
    characters: 500,
    conversations: 1_000,
    messages: 60,
    minutes: 30,
    perAddress: { most: 60, minutes: 5 },
  },
  /** `seconds` until a puzzle expires; `counter` keys of `cost` rounds take a phone about a second. */
  captcha: { seconds: 300, cost: 5_000, counter: { from: 60, to: 240 }, solvingMilliseconds: 45_000 },
  /** Seconds. */
  contentCache: { fresh: 60, staleOnError: 86_400 },
  pageCache: { fresh: 60, staleOnError: 86_400 },
  /** Attempts at gift cards and vouchers per address and per card, within `minutes`. */
  cardChecks: { perAddress: 60, perCard: 5, minutes: 10 },
  /** Requests of a process that compute or wait for slow hashes, two at once; each takes about 0.1 s of a core. */
  slowHashes: { perAddress: 4, inAll: 24, retrySeconds: { address: 1, process: 3 } },
  /**
   * Reports of the content security policy: requests in `seconds`, reports of a request, and different violations that
   * are `logged` in that time.
   */
  policyReports: { bytes: 65_536, reports: 20, perAddress: 20, inAll: 600, seconds: 60, logged: 100 },
  /**
   * Reports of how fast pages were: requests in `seconds`, the `longest` value in ms, and sets of labels that a process
   * counts.
   */
  pageVitals: {
    bytes: 8_192,
    longest: 120_000,
    largestShift: 100,
    labelSets: 600,
    perAddress: 60,
    inAll: 30_000,
    seconds: 60,
  },
  /**
   * `minutes`: window of attempts; `hours` and `days`: validity; `idleDays`: a session ends after so
   * many days without a visit, `seenMinutes`: how exactly its last use is known, `most`: sessions of a client, of
   * which the longest unused one ends.
   */
  accounts: {
    /** Redirects to a sign-in, which each store a row of a few minutes. */
    signInsBegun: { perAddress: 300, minutes: 10 },
    password: { least: 8, most: 128 },
    names: 100,
    /** Longer names are left out of mails. */
    namesInMails: 40,
    wrongPasswords: { perPair: 10, perAddress: 50, fromStrangers: 20, minutes: 15 },
    registrations: { perAddress: 100, minutes: 60 },
    /** Mails to a client or an address; `resets` of a client also by the browsers of all strangers. */
    mails: { perAccount: 5, perAddress: 50, minutes: 60 },
    /** Mails that anybody can cause with an address alone; more are refused or dropped. */
    unsolicitedMails: { perHour: 6, perDay: 12 },
    /** Notices of refused sign-ins, and of sign-ins in new browsers, to one client. */
    signInNotices: { most: 2, minutes: 24 * 60 },
    /** Mails of any kind to one address; more of them wait. */
    mailsTo: { perMinute: 6, perHour: 40 },
    resets: { perPair: 5, fromStrangers: 20, minutes: 60 },
    links: { confirm: { hours: 24 }, newEmail: { hours: 24 }, reset: { hours: 1 } },
    session: { days: 30, idleDays: 7, seenMinutes: 15, most: 20 },
    /** An account whose address was never confirmed is deleted after so long. */
    unconfirmedDays: 7,
    /** An idle account is deleted so long after the mail that announces it. */
    idleNoticeDays: 30,
    /** `lookups`: shows of one request that no list has, and that are looked up one by one. */
    saved: { wishlist: 500, emotions: 5_000, lookups: 20 },
    /** Evenings of friends begun, joined, and holding seats, by one address. */
    evenings: {
      begun: { most: 10, minutes: 60 },
      joined: { most: 40, minutes: 60 },
      held: { most: 6, minutes: 60 },
    },
    outbox: { days: 7, shown: 200 },
    /** A booking without an account is deleted so long after its showtime. */
    guestBookingDays: 30,
    bodyBytes: 16_384,
  },
  /**
   * `hours`: wall clock of the site between which reminders leave; `every`: seconds between two looks at the
   * programme; `most`: open reminders of a recipient. A reminder ends when its film has been gone for `goneDays`, or after
   * `longestDays`; one that was sent is stored for `sentDays`. `lists`: followed lists that a process looks at each time,
   * of which each loads `cinemaDays` at most; `named`: showtimes that a message names. `offerMinutes`: for so long freed seats are held; `queues`: showtimes whose
   * queue a process looks at each time.
   */
  reminders: {
    hours: { from: 8, to: 21 },
    every: 60,
    perAddress: { most: 60, minutes: 60 },
    most: 50,
    confirmHours: 48,
    goneDays: 7,
    sentDays: 30,
    longestDays: 550,
    lists: 200,
    cinemaDays: 200,
    named: 12,
    offerMinutes: 15,
    queues: 200,
    push: { timeToLive: 259_200, bytes: 3_000 },
  },
  /** Limits of the content management system, for the one account with a password. */
  editors: { wrongPasswords: { perPair: 10, perAddress: 50, fromStrangers: 100, minutes: 15 } },
  /**
   * Access tokens of outside providers: those that a provider rejects per address, `rejectedFor` which it is not called
   * again, and `rest` after so many failures in a row.
   */
  outsideTokens: {
    rejected: { most: 60, minutes: 10 },
    rejectedFor: 60_000,
    breaker: { failures: 5, rest: 10_000 },
  },
  /**
   * `page`: rows shown at once; `batch`: rows that an export reads at once; a refusal that repeats within
   * `minutes` is stored once.
   */
  audit: { page: 50, batch: 500, repeatedRefusals: { minutes: 1 }, remembered: 10_000 },
  /** Validity of a preview link. */
  contentPreview: { hours: 8 },
  /** Identity of staff. `name`: characters; `list`: people that a page shows. */
  staff: {
    session: { hours: 12 },
    name: 100,
    list: 100,
    password: { least: 12 },
    wrongPasswords: { perPair: 10, perAddress: 50, fromStrangers: 100, minutes: 15 },
    /** Validity of the links in mails, and mails for a new password: per address of a person, and per IP address. */
    links: { invitation: { hours: 72 }, password: { hours: 1 } },
    forgotten: { perPerson: { most: 3, minutes: 60 }, perAddress: { most: 20, minutes: 60 } },
    notices: { most: 5, minutes: 1_440 },
    /** `challenge`: its validity; `begun` and `wrong`: sign-ins per address; `most` of a person; `name`: characters. */
    passkeys: {
      challenge: { minutes: 5 },
      begun: { most: 100, minutes: 15 },
      wrong: { most: 30, minutes: 15 },
      most: 10,
      name: 60,
    },
    /**
     * `wrong`: codes; `seenMinutes`: how exactly the last use of a session is known; `recentMinutes`: for so long a
     * proof allows changes of passkeys.
     */
    secondFactor: { wrong: { most: 10, minutes: 15 }, recoveryCodes: 10, seenMinutes: 5, recentMinutes: 10 },
    bodyBytes: 65_536,
    /** Accounts of a console that are carried over in one message. */
    carriedBytes: 4_194_304,
  },
  /** Milliseconds between polls: `poll` of an Unleash server, `open` of the embedded service, which announces changes itself. */
  flags: {
    poll: 2_000,
    timeout: 4_000,
    startWait: 3_000,
    open: 30_000,
    reason: 500,
    history: 50,
    /**
     * Limits of experiments. `days` until counts are deleted, of which a page shows `shownDays` at first; `bytes` and
     * `perAddress` limit reports by browsers in `seconds`; `saved`: interval of writing counts.
     */
    results: {
      days: 180,
      shownDays: 28,
      bytes: 1_024,
      perAddress: 60,
      inAll: 6_000,
      seconds: 60,
      saved: 10_000,
    },
    /** Days ahead for which a change can be scheduled, and days for which an ended one is shown. */
    scheduledDays: 366,
    endedScheduledDays: 30,
    /** A change that waits for a second owner. */
    requestDays: 7,
    preview: { hours: 8 },
    /** `all` limits all sites together, `ownOfSite` each one alone, `perAddress` an IP address. */
    streams: { all: 2_000, ownOfSite: 100, perAddress: 10 },
    heartbeat: 20_000,
    session: { hours: 12 },
    names: 100,
    /** The first admin's password: `hours` of its session, `wrong` passwords. */
    breakGlass: { hours: 1, wrong: { perPair: 10, perAddress: 50, fromStrangers: 100, minutes: 15 } },
    /** A form sent without a session, which a cookie keeps until the sign-in. */
    savedForm: { bytes: 2_700, minutes: 15 },
    bodyBytes: 1_048_576,
    /** Size limits of an evaluation context, and of all contexts without a user id. */
    context: { properties: 40, characters: 500 },
    visitorBytes: 65_536,
  },
} as const
