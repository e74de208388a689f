/**
 * The virtual agent of the demonstration. The four values of a site's settings are this address, the search call (`data-endpoint`), the type of
 * its hits (`data-bot-id`) and `data-channel`. It stores nothing.
 */
{
  const { endpoint, botId, channel } = document.currentScript.dataset
  const language = document.documentElement.lang.slice(0, 2)
  const MIN_WORD_LENGTH = 4
  /** Letters of a word that are searched, since endings differ. */
  const STEM_LENGTH = 6
  const MAX_WORDS = 5
  const MAX_ARTICLES = 3

  function make(name, attributes = {}, ...inner) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    element.append(...inner)
    return element
  }

  async function json(address) {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} answers ${response.status}`)
    return response.json()
  }

  const find = (q) => json(`${endpoint}?${new URLSearchParams({ q, type: botId, language })}`)

  /** Articles with all words of the question, else those with most of them. A word of few articles weighs more. */
  async function articlesFor(question) {
    const whole = await find(question)
    if (whole.length > 0) return whole.slice(0, MAX_ARTICLES)
    const words = (question.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= MIN_WORD_LENGTH)
    const longest = words.toSorted((a, b) => b.length - a.length).slice(0, MAX_WORDS)
    const stems = [...new Set(longest.map((word) => word.slice(0, STEM_LENGTH)))]
    const weights = new Map()
    const articles = new Map()
    for (const list of await Promise.all(stems.map(find))) {
      for (const [place, article] of list.entries()) {
        articles.set(article.slug, article)
        weights.set(article.slug, (weights.get(article.slug) ?? 0) + 1 / list.length + 1 / (place + 1) ** 2)
      }
    }
    const best = [...weights].toSorted(([, a], [, b]) => b - a)
    return best.slice(0, MAX_ARTICLES).map(([slug]) => articles.get(slug))
  }

  const linkTo = ({ slug, title }) =>
    make('a', { class: 'link', href: `/redirect/${language}/faq-article/${encodeURIComponent(slug)}` }, title)

  function messageFrom(from, name, ...inner) {
    return make(
      'div',
      { class: 'chat__said', ...(from === 'visitor' ? { 'data-from': from } : {}) },
      make('span', { class: 'visually-hidden' }, `${name} `),
      ...inner,
    )
  }

  function answerOf(texts, [first, ...others]) {
    if (!first) return [make('p', {}, texts.none)]
    const teaser = first.teaser ? [make('p', {}, first.teaser)] : []
    return [make('p', {}, texts.found), linkTo(first), ...teaser, ...others.map(linkTo)]
  }

  function windowOf(texts) {
    const close = make('button', { type: 'button', class: 'btn btn--s' }, texts.close)
    const log = make('div', { class: 'chat__log', role: 'log', 'aria-label': texts.log })
    const status = make('p', { class: 'small muted', role: 'status' })
    const field = make('input', { autocomplete: 'off', enterkeyhint: 'send', maxlength: '200', required: '' })
    const label = make('label', { class: 'field' }, make('span', {}, texts.question), field)
    const send = make('button', { class: 'btn btn--solid' }, texts.send)
    const form = make('form', { class: 'dialog__foot' }, label, send)
    const bar = make(
      'div',
      { class: 'dialog__bar' },
      make('h2', { id: 'assistant-title' }, texts.title),
      close,
    )
    const body = make(
      'div',
      { class: 'dialog__body stack' },
      make('p', { class: 'small muted' }, texts.note),
      log,
      status,
    )
    const dialog = make(
      'dialog',
      { class: 'dialog', id: 'assistant', 'aria-labelledby': 'assistant-title', 'data-channel': channel },
      bar,
      body,
      form,
    )
    close.addEventListener('click', () => dialog.close())
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
    return { dialog, log, status, field, form }
  }

  async function answer(texts, { log, status, field }) {
    const question = field.value.trim()
    if (question === '' || status.textContent !== '') return
    field.value = ''
    log.append(messageFrom('visitor', texts.you, make('p', {}, question)))
    status.textContent = texts.searching
    const reply = await articlesFor(question).then(
      (articles) => answerOf(texts, articles),
      () => [make('p', {}, texts.failed)],
    )
    status.textContent = ''
    const message = messageFrom('agent', texts.agent, ...reply)
    log.append(message)
    message.scrollIntoView({ block: 'nearest' })
  }

  let opened

  async function prepare() {
    const texts = await json(`/assets/i18n/${language}/assistant.json`)
    const parts = windowOf(texts)
    parts.form.addEventListener('submit', (event) => {
      event.preventDefault()
      void answer(texts, parts)
    })
    document.body.append(parts.dialog)
    return parts
  }

  async function open() {
    opened ??= prepare()
    try {
      const { dialog, field } = await opened
      if (!dialog.open) dialog.showModal()
      field.focus()
    } catch {
      opened = undefined
      dispatchEvent(new Event('virtual-agent.failed'))
    }
  }

  addEventListener('virtual-agent.open', () => void open())
}
