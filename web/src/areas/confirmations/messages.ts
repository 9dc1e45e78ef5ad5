import type { Answer } from '@tandem/contract';
import type { ClosedNeedState } from '@tandem/domain/needs/need-state';
import { formatDay } from '../../platform/format/dates.ts';
import { formatCount } from '../../platform/format/numbers.ts';

type Confirmation = Answer<'GET /confirmations/{token}/'>['others'][number];

const programmesOf = ({ formations }: Confirmation): string =>
  formations.length > 0 ? ` (${formations.join(', ')})` : '';

/** The page of a link by which a sheet or a need is said to be still good. */
export const confirmationMessages = {
  title: 'Toujours d’actualité\u202f?',
  deadLead:
    'Il date de plus de 60 jours, ce qu’il confirmait n’existe plus, ou l’adresse est incomplète.',
  deadText:
    'Vérifiez que vous avez copié le lien en entier. Une fois connecté, vous pouvez aussi corriger vous-même votre fiche ou vos besoins.',
  loadFailed: 'Ce lien n’a pas pu être lu.',
  greeting: (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  question: (asked: Confirmation): string => {
    const { about, title, session } = asked;
    const programmes = programmesOf(asked);
    return about === 'applicant'
      ? `cherchez-vous une entreprise pour ${session}${programmes}\u202f?`
      : `votre besoin «\u202f${title ?? ''}\u202f» pour ${session}${programmes} est-il toujours d’actualité\u202f?`;
  },
  severalQuestion: (count: number) => `vos ${count} besoins sont-ils toujours d’actualité\u202f?`,
  oneOfSeveral: (asked: Confirmation) =>
    `«\u202f${asked.title ?? ''}\u202f» pour ${asked.session}${programmesOf(asked)}.`,
  yesToAll: (count: number) =>
    count === 2 ? 'Les deux sont d’actualité' : `Les ${count} sont d’actualité`,
  waiting: (count: number) =>
    count === 0
      ? ''
      : `${formatCount(count, 'candidat attend', 'candidats attendent')} votre réponse.`,
  yes: 'Oui, toujours d’actualité',
  reopen: 'Je cherche toujours\u202f: rouvrir',
  elsewhere: 'Pourvu ailleurs',
  later: 'Plus tard',
  channel: 'Comment avez-vous trouvé\u202f?',
  until: 'Nous reparler de ce besoin à partir du',
  untilHint: 'D’ici là, le besoin est suspendu avec ses candidats.',
  fillChannel: 'Dites comment vous avez trouvé.',
  fillUntil: 'Indiquez le jour de la reprise.',
  save: 'Enregistrer',
  back: 'Revenir',
  told: 'Les candidats qui attendent en sont prévenus, avec des mots justes.',
  closed: {
    filled: 'Ce besoin est noté comme pourvu. Merci de l’avoir dit.',
    set_aside: 'Ce besoin est suspendu.',
    withdrawn: 'Ce besoin est retiré.',
  } satisfies Record<ClosedNeedState, string>,
  closedUntil: (day: string) => `Ce besoin est suspendu jusqu’au ${formatDay(day)}.`,
  failed: 'Votre réponse n’a pas pu être enregistrée.',
  thanks: (day: string) => `C’est noté le ${formatDay(day)}. Merci.`,
  next: {
    applicant: 'Quelque chose a changé\u202f? Corrigez votre fiche.',
    need: 'Quelque chose a changé\u202f? Corrigez vos besoins.',
  },
  open: { applicant: 'Ouvrir ma fiche', need: 'Ouvrir mes besoins' },
};
