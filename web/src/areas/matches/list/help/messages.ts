import { status, type MatchStatus } from '@tandem/domain/matches/match';

interface Help {
  title: string;
  steps: readonly string[];
}

/** How the matching goes, told to each side. */
export const matchHelp: Record<'candidate' | 'company', Help> = {
  candidate: {
    title: 'Comment fonctionnent les matchs',
    steps: [
      'Un match naît quand votre profil et un besoin sont compatibles\u202f: même session, même formation, même niveau visé, type de contrat et distance qui conviennent.',
      'L’entreprise lit votre profil. Elle l’accepte, le met en file d’attente ou le refuse.',
      'Si elle vous accepte, c’est à vous d’accepter ou de refuser le besoin.',
      'Si vous acceptez, l’entreprise remplit la fiche du contrat et votre inscription est finalisée.',
    ],
  },
  company: {
    title: 'Comment fonctionnent les matchs',
    steps: [
      'Un match naît quand un candidat et l’un de vos besoins actifs sont compatibles\u202f: même session, même formation, même niveau visé, type de contrat et distance qui conviennent.',
      'Vous lisez le profil du candidat. Acceptez-le, mettez-le en file d’attente ou refusez-le.',
      'Si vous l’acceptez, c’est à lui d’accepter ou de refuser le besoin.',
      'S’il accepte, remplissez la fiche du contrat\u202f: son inscription est finalisée.',
    ],
  },
};

export const helpMessages = {
  steps: 'Les étapes',
  told: 'À chaque étape, l’autre est prévenu par e-mail et par la cloche en haut de la page.',
  score: 'Le score',
  scoreText: 'Une note sur 100, moyenne de quatre parts\u202f:',
  parts: {
    industry: 'les secteurs visés par le candidat et ceux de l’entreprise\u202f;',
    test: 'les façons de travailler, d’après les deux tests\u202f;',
    geographic: 'le chemin entre le candidat et le lieu de travail\u202f;',
    resume: 'le CV, le résumé et les compétences, face à la description du besoin.',
  },
  order: 'L’ordre conseillé',
  orderText: {
    candidate:
      'Les besoins les plus proches de vous d’abord. Ceux que beaucoup de candidats voient en tête («\u202ftrès demandé\u202f») descendent un peu, ceux que presque personne ne voit («\u202fpeu vu jusqu’ici\u202f») montent un peu\u202f: vous y avez plus de chances. Le score lui-même ne change pas.',
    company:
      'Ceux que votre besoin intéresse d’abord, puis les plus proches. Ceux que beaucoup d’entreprises voient en tête («\u202ftrès demandé\u202f») descendent un peu, ceux que presque aucune ne voit («\u202fpeu vu jusqu’ici\u202f») montent un peu\u202f: ils sont plus souvent disponibles. Le score lui-même ne change pas.',
  },
  statuses: 'Les statuts',
  close: 'J’ai compris',
};

export const statusMeanings: Record<MatchStatus, string> = {
  [status.pending]: 'L’entreprise ne s’est pas encore prononcée.',
  [status.acceptedByCompany]: 'Le candidat doit répondre.',
  [status.queued]: 'L’entreprise garde le candidat pour plus tard.',
  [status.fullyAccepted]: 'Le candidat a accepté à son tour.',
  [status.finalised]: 'La fiche du contrat est enregistrée.',
  [status.refusedByCompany]: 'L’entreprise n’a pas retenu le candidat.',
  [status.refusedByCandidate]: 'Le candidat n’a pas retenu le besoin.',
};
