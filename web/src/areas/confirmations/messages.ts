import type { Answer } from '@tandem/contract';
import { formatDay } from '../../platform/format/dates.ts';

type Confirmation = Answer<'GET /confirmations/{token}/'>;

/** The page of a link by which a sheet or a need is said to be still good. */
export const confirmationMessages = {
  title: 'Toujours d’actualité\u202f?',
  loadFailed: 'Ce lien ne mène à rien, ou n’a pas pu être lu.',
  greeting: (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  question: ({ about, title, formations, session }: Confirmation): string => {
    const programmes = formations.length > 0 ? ` (${formations.join(', ')})` : '';
    return about === 'applicant'
      ? `cherchez-vous une entreprise pour ${session}${programmes}\u202f?`
      : `votre besoin «\u202f${title ?? ''}\u202f» pour ${session}${programmes} est-il toujours d’actualité\u202f?`;
  },
  yes: 'Oui, toujours d’actualité',
  failed: 'Votre réponse n’a pas pu être enregistrée.',
  thanks: (day: string) => `C’est noté le ${formatDay(day)}. Merci.`,
  next: {
    applicant: 'Quelque chose a changé\u202f? Corrigez votre fiche.',
    need: 'Quelque chose a changé\u202f? Corrigez votre besoin.',
  },
  open: { applicant: 'Ouvrir ma fiche', need: 'Ouvrir mes besoins' },
};
