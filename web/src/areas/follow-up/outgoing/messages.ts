import { formatCount } from '../../../platform/format/numbers.ts';

/** What leaves by itself on the next open day. */
export const outgoingMessages = {
  title: 'Ce qui part tout seul',
  lead: (day: string) =>
    `Ce qui partira le ${day}, si rien ne change d’ici là. Ce que vous retenez ne part pas.`,
  leadLoading: 'Les messages du prochain jour ouvert.',
  failed: 'Les messages à venir n’ont pas pu être chargés.',
  count: ['message', 'messages'] as const,
  search: 'Rechercher un nom',
  who: 'À qui',
  what: 'Ce qui part',
  state: 'État',
  sides: { applicant: 'Candidat', company: 'Entreprise' },
  side: 'Qui',
  news: (count: number) => formatCount(count, 'nouveau match', 'nouveaux matchs'),
  reminder: (what: string) => `rappel\u202f: ${what}`,
  tutors: (count: number) => formatCount(count, 'rappel à un tuteur', 'rappels à des tuteurs'),
  held: 'Retenu',
  leaving: 'Partira',
  hold: 'Retenir',
  release: 'Laisser partir',
  holdOne: (name: string) => `Retenir les messages à ${name}`,
  releaseOne: (name: string) => `Laisser partir les messages à ${name}`,
  holdAll: 'Tout retenir',
  releaseAll: 'Laisser tout partir',
  allHeld: 'Tout est retenu\u202f: plus rien ne part tout seul.',
  done: 'C’est noté.',
  holdFailed: 'Votre choix n’a pas pu être enregistré.',
  empty: 'Rien ne partira',
  emptyHint: 'Les nouveaux matchs et les rappels apparaissent ici la veille.',
  openSettings: 'Régler les rappels',
};

/** Days, hour and switches of what leaves by itself. */
export const settingsMessages = {
  title: 'Réglages des rappels',
  lead: 'Les jours se comptent depuis le début de l’attente. Rien ne part la nuit, le dimanche ni les jours fériés, et jamais plus de trois rappels par semaine à la même personne.',
  hour: 'Heure d’envoi',
  hourHint: 'Heure de Paris, de 8 à 19.',
  wrongHour: 'Indiquez une heure de 8 à 19.',
  news: 'Annoncer les nouveaux matchs',
  newsHint: 'Au plus un message par jour et par personne.',
  sms: 'SMS par mois, au plus',
  smsHint: (sent: number, leftOut: number) =>
    `Un oui, un rendez-vous le lendemain\u202f: un SMS part en plus de l’e-mail, jamais la nuit. ${formatCount(sent, 'parti', 'partis')} ce mois-ci${leftOut > 0 ? `, ${formatCount(leftOut, 'retenu par ce plafond', 'retenus par ce plafond')}` : ''}. 0\u202f: aucun.`,
  wrongSms: 'Indiquez un nombre de 0 à 99 999.',
  runs: 'Rappeler',
  reminders: 'Rappels aux jours',
  staffAfter: 'Pour le centre au jour',
  wrongDays: 'Indiquez au plus cinq jours, séparés par des espaces, de 0 à 365.',
  wrongDay: 'Indiquez un jour de 0 à 365, ou rien.',
  save: 'Enregistrer',
  saved: 'Réglages enregistrés.',
  failed: 'Les réglages n’ont pas pu être enregistrés.',
  loadFailed: 'Les réglages n’ont pas pu être chargés.',
};
