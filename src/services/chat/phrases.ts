import type { Language } from '../../../config/types.ts'

interface Phrases {
  readonly greeting: string
  readonly found: string
  readonly handOver: string
}

export const phrases: Readonly<Record<Language, Phrases>> = {
  fr: {
    greeting: 'Bonjour et bienvenue chez Marquee. Que pouvons-nous faire pour vous\u202f?',
    found: 'Voici ce qui devrait vous aider\u00a0:',
    handOver:
      'Je n’ai pas de réponse toute prête. L’équipe de votre cinéma peut vous aider, à l’accueil ou par courriel.',
  },
  en: {
    greeting: 'Hello and welcome to Marquee. What can we do for you?',
    found: 'This should help:',
    handOver:
      'I do not have an answer at hand. The team at your cinema can help you, at the desk or by e-mail.',
  },
  de: {
    greeting: 'Guten Tag und willkommen bei Marquee. Was können wir für Sie tun?',
    found: 'Das sollte weiterhelfen:',
    handOver:
      'Darauf habe ich keine fertige Antwort. Das Team Ihres Kinos hilft Ihnen gern, an der Kasse oder per E-Mail.',
  },
  nl: {
    greeting: 'Hallo en welkom bij Marquee. Wat kunnen we voor je doen?',
    found: 'Dit helpt je vast verder:',
    handOver:
      'Daar heb ik geen kant-en-klaar antwoord op. Het team van je bioscoop helpt je graag, aan de balie of per mail.',
  },
}
