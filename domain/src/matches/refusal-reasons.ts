import { status, type MatchStatus } from './match.ts';

/** Who says no: the one of the two parties on whose behalf a match is refused. */
export type RefusingSide = 'candidate' | 'company';

interface RefusalReason {
  /** In the list from which it is chosen, and in the centre's figures. */
  label: string;
  /** What the other side reads of it, where whoever refuses wants it told. */
  told: string;
}

/** Nothing in these lists judges what a person is: age, origin, health, family are no reasons. */
export const refusalReasons = {
  company: {
    filled: { label: 'Poste déjà pourvu', told: 'Le poste vient d’être pourvu.' },
    skills: {
      label: 'Compétences trop éloignées',
      told: 'Le poste demande des compétences que votre parcours ne montre pas encore.',
    },
    rhythm: {
      label: 'Formation ou rythme inadaptés',
      told: 'Le rythme de la formation ne va pas avec l’organisation de l’entreprise.',
    },
    distance: {
      label: 'Trajet trop long',
      told: 'L’entreprise craint que le trajet ne soit trop long au quotidien.',
    },
    licence: {
      label: 'Permis ou véhicule nécessaire',
      told: 'Le poste demande un permis ou un véhicule.',
    },
    application: {
      label: 'Candidature peu convaincante',
      told: 'Une autre candidature était plus proche de l’activité de l’entreprise.',
    },
    interview: {
      label: 'Entretien peu concluant',
      told: 'Après votre échange, l’entreprise a choisi un autre profil.',
    },
    absent: {
      label: 'Absence à l’entretien',
      told: 'L’entreprise n’a pas pu vous rencontrer au rendez-vous prévu.',
    },
    unreachable: {
      label: 'Candidat injoignable',
      told: 'L’entreprise n’a pas réussi à vous joindre.',
    },
    stopped: {
      label: 'Recrutement arrêté ou reporté',
      told: 'L’entreprise ne recrute plus pour le moment.',
    },
    other: {
      label: 'Autre raison',
      told: 'Votre profil a été lu avec attention, et le choix s’est porté ailleurs.',
    },
  },
  candidate: {
    placed: { label: 'Place trouvée ailleurs', told: 'Le candidat a trouvé une autre entreprise.' },
    distance: {
      label: 'Trajet trop long ou difficile',
      told: 'Le trajet serait trop long ou trop difficile.',
    },
    tasks: {
      label: 'Missions peu attirantes',
      told: 'Les missions s’éloignent de ce que le candidat recherche.',
    },
    sector: { label: 'Autre secteur visé', told: 'Le candidat vise un autre secteur.' },
    rhythm: {
      label: 'Rythme ou horaires',
      told: 'Le rythme ou les horaires ne conviennent pas au candidat.',
    },
    pay: {
      label: 'Rémunération ou avantages',
      told: 'Les conditions proposées ne conviennent pas au candidat.',
    },
    interview: {
      label: 'Entretien peu convaincant',
      told: 'Après votre échange, le candidat préfère poursuivre ses recherches.',
    },
    silence: {
      label: 'Sans nouvelles de l’entreprise',
      told: 'Sans nouvelles depuis un moment, le candidat a poursuivi ses recherches.',
    },
    project: { label: 'Projet qui a changé', told: 'Le projet du candidat a changé.' },
    personal: { label: 'Raison personnelle', told: 'Le candidat a une raison personnelle.' },
    other: { label: 'Autre raison', told: 'Le candidat a fait un autre choix.' },
  },
} as const satisfies Record<RefusingSide, Record<string, RefusalReason>>;

type Reasons = typeof refusalReasons;

export type RefusalReasonKey = {
  [Side in RefusingSide]: keyof Reasons[Side];
}[RefusingSide];

const keysOf = (side: RefusingSide): RefusalReasonKey[] =>
  Object.keys(refusalReasons[side]) as RefusalReasonKey[];

/** The reasons of a side, in the order in which they are offered. */
export const reasonKeysOf: Readonly<Record<RefusingSide, readonly RefusalReasonKey[]>> = {
  company: keysOf('company'),
  candidate: keysOf('candidate'),
};

/** Every reason of either side, each once. */
export const refusalReasonKeys = [
  ...new Set([...reasonKeysOf.company, ...reasonKeysOf.candidate]),
] as [RefusalReasonKey, ...RefusalReasonKey[]];

/** Whose refusal a status is; null for every other status. */
export const refusingSide = (to: MatchStatus): RefusingSide | null => {
  if (to === status.refusedByCompany) return 'company';
  return to === status.refusedByCandidate ? 'candidate' : null;
};

/** A reason as this side gives it; null where it is none of its reasons. */
export const reasonOf = (side: RefusingSide, key: string): RefusalReason | null => {
  const reasons: Readonly<Record<string, RefusalReason>> = refusalReasons[side];
  return Object.hasOwn(reasons, key) ? (reasons[key] ?? null) : null;
};

/** Refusals for these say nothing of how well the two fit: there was no place any more, or nobody to meet. */
export const circumstantialReasons = [
  'filled',
  'stopped',
  'absent',
  'unreachable',
  'placed',
  'silence',
  'project',
  'personal',
] as const satisfies RefusalReasonKey[];
