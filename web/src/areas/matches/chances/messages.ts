import { formatCount } from '../../../platform/format/numbers.ts';

const needs = (count: number): string => formatCount(count, 'besoin', 'besoins');

export const chancesMessages = {
  /** Of a match that the staff made by hand. */
  proposed: 'proposé par votre centre',
  placed: 'Votre inscription est finalisée\u202f: d’autres besoins ne vous sont pas proposés.',
  complete:
    'Votre fiche et votre test sont complets. Chaque nouveau besoin leur est comparé, et un e-mail vous annonce vos matchs.',
  title: 'Mes chances',
  noNeed:
    'Aucun besoin n’est ouvert pour votre formation pour le moment. Dès qu’une entreprise en publie un, il est comparé à votre fiche.',
  waitForTutor: (count: number) =>
    count === 1
      ? 'Un besoin attend le test de son tuteur\u202f: il sera comparé à votre fiche ensuite.'
      : `${needs(count)} attendent le test de leur tuteur\u202f: ils seront comparés à votre fiche ensuite.`,
  otherLevel: (count: number) =>
    count === 1
      ? 'Un besoin de votre formation demande un autre niveau que celui de votre fiche.'
      : `${needs(count)} de votre formation demandent un autre niveau que celui de votre fiche.`,
  change: 'Modifier ma fiche',
};
