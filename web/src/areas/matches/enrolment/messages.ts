import { elided } from '@tandem/domain/elision';
import type { EnrolmentState } from '@tandem/domain/enrolments/enrolment';
import { formatCount } from '../../../platform/format/numbers.ts';

export const enrolmentMessages = {
  title: 'Inscription',
  broken: 'Inscription rompue',
  from: 'Début du contrat',
  to: 'Fin prévue',
  brokenOn: 'Rompu le',
  brokenBy: 'Rompu par',
  reason: 'Raison',
  within: 'Pendant les 45 premiers jours en entreprise, d’après les dates (estimation).',
  after: 'Après les 45 premiers jours en entreprise, d’après les dates (estimation).',
  unknownDay: 'Non renseigné dans le dossier de contrat',
  break: 'Enregistrer une rupture',
  breakTitle: 'Enregistrer une rupture de contrat',
  breakText: (name: string, company: string) =>
    `Le contrat ${elided('de', name)} chez ${company} prendra fin au jour indiqué. La place et le candidat seront de nouveau libres\u202f; l’inscription reste dans l’historique.`,
  told: {
    company: (name: string) => `Un e-mail le dira à ${name}, avec des mots qui conviennent.`,
    admin: 'Les deux seront prévenus\u202f: le message dira que le centre l’a enregistré.',
  },
  notices: 'Ce que cette rupture demande',
  noticeDays: {
    by: (day: string) => `Au plus tard le ${day}.`,
    from: (day: string) => `À partir du ${day}.`,
  },
  noticesCheck:
    'D’après le Code du travail de mars 2026, à vérifier\u202f; les jours se comptent depuis celui de la rupture.',
  by: 'Qui a rompu',
  day: 'Jour de la rupture',
  comment: 'Précisions pour le centre (facultatif)',
  commentHint: 'Lues par le centre de formation seulement.',
  note: 'Mot du centre, joint au message (facultatif)',
  quiet: 'Enregistrer sans prévenir personne',
  estimate: (days: number) =>
    `Environ ${formatCount(days, 'jour', 'jours')} en entreprise d’ici là. C’est une estimation\u202f: au rythme du besoin (trois jours par semaine s’il ne le dit pas), sans congés ni absences.`,
  confirm: 'Enregistrer la rupture',
  done: {
    company: (name: string) =>
      `La rupture est enregistrée\u202f: un e-mail le dit à ${name}, et votre centre de formation le voit. La place est de nouveau libre.`,
    admin: (name: string, company: string) =>
      `La rupture est enregistrée\u202f: un e-mail le dit à ${name} et à ${company}. Le candidat est à replacer, et la place est de nouveau libre.`,
    quiet:
      'La rupture est enregistrée, sans message à personne. Le candidat est à replacer, et la place est de nouveau libre.',
  },
  failed: 'La rupture n’a pas pu être enregistrée.',
  missing: 'Ce champ est obligatoire.',
  restore: 'Annuler la rupture',
  restoreTitle: 'Annuler cette rupture\u202f?',
  restoreText:
    'À utiliser quand la rupture a été enregistrée par erreur. L’inscription continue, et les deux en seront prévenus.',
  restored: 'La rupture est annulée\u202f: l’inscription continue.',
  restoreFailed: 'La rupture n’a pas pu être annulée.',
  setAside: 'Mis de côté',
  setAsideNext: {
    candidate:
      'Votre inscription est finalisée dans une autre entreprise\u202f: ce match est mis de côté. Il reviendrait si votre contrat était rompu.',
    company:
      'Ce candidat a trouvé sa place dans une autre entreprise\u202f: ce match est mis de côté. Il reviendrait si son contrat était rompu.',
    admin:
      'Ce candidat est placé ailleurs\u202f: ce match est mis de côté, et reviendrait si son contrat était rompu.',
  },
  notAvailable: 'Ce match est mis de côté\u202f: le candidat est placé.',
  brokenNext: {
    candidate:
      'Ce contrat a pris fin. Tant que vous n’avez pas d’autre entreprise, votre centre de formation vous aide à en trouver une, et vos autres matchs restent ouverts.',
    company: 'Ce contrat a pris fin. La place a été libérée\u202f; le dossier reste consultable.',
    admin:
      'Ce contrat a pris fin. Tant qu’il n’a pas d’autre entreprise, le candidat est à replacer\u202f: la loi donne six mois à un apprenti.',
  },
  isAnnulled:
    'L’inscription sera annulée comme enregistrée par erreur. Pour un contrat qui a pris fin, utilisez «\u202fEnregistrer une rupture\u202f»\u202f: elle reste dans l’historique.',
  placedTitle: (company: string) => `Félicitations pour votre place chez ${company}`,
  endedTitle: (company: string) => `Bravo pour votre parcours chez ${company}`,
  endedText: (title: string) => `Votre contrat pour «\u202f${title}\u202f» est arrivé à son terme.`,
  placedText: (title: string) => `Votre inscription pour «\u202f${title}\u202f» est finalisée.`,
  next: {
    agreed: (day: string | null) =>
      day === null
        ? 'Ce qui vient\u202f: l’entreprise et le centre font signer le contrat, puis vous commencez.'
        : `Ce qui vient\u202f: le contrat est signé par tous, puis vous commencez le ${day}.`,
    begun: (day: string | null) =>
      `Votre contrat est en cours${day === null ? '' : ` depuis le ${day}`}. Une question ou une difficulté\u202f? Parlez-en tôt à votre tuteur et à votre centre.`,
    ended: () => 'Votre fiche et vos échanges restent lisibles ici.',
  } satisfies Record<
    Exclude<EnrolmentState, 'broken' | 'annulled'>,
    (day: string | null) => string
  >,
  own: 'Vos alternants',
  ownState: {
    agreed: (day: string | null) =>
      day === null ? 'Le contrat se prépare' : `Commence le ${day}, une fois le contrat signé`,
    begun: (day: string | null) => (day === null ? 'En poste' : `En poste depuis le ${day}`),
  },
  seeMatch: 'Voir mon inscription',
  brokenTitle: 'Votre contrat a pris fin',
  brokenText: (company: string) =>
    `Votre contrat chez ${company} a pris fin. Vous poursuivez votre formation, et votre centre vous aide à trouver une autre entreprise. Si d’autres matchs étaient mis de côté, ils sont revenus.`,
  seeMatches: 'Voir mes matchs',
};
