import { elided } from '@tandem/domain/elision';

/** What goes on in the matches, on the home pages. */
export const matchNews = {
  agreed: (company: string, title: string) =>
    `Vous êtes d’accord, ${company} et vous, pour «\u202f${title}\u202f»\u202f: l’entreprise prépare le contrat`,
  toFinalise: (name: string, title: string) =>
    `Finaliser l’inscription ${elided('de', name)} («\u202f${title}\u202f»)`,
};

/** The few matches that a home shows. */
export const bestMatchMessages = {
  failed: 'Vos matchs n’ont pas pu être chargés.',
  title: {
    candidate: 'Les besoins les plus proches de vous',
    company: 'Les candidats à regarder d’abord',
  },
};
