import type { Role } from '../../accounts/roles.ts';

/** Where a contract file stands. */
export const fileStates = {
  open: 'En préparation',
  complete: 'Complet',
  signed: 'Signé',
  lodged: 'Déposé',
  refused: 'Refusé',
  accepted: 'Accepté',
  amended: 'Accepté, avec avenant',
} as const;

export type FileState = keyof typeof fileStates;

export const fileStateKeys = Object.keys(fileStates) as [FileState, ...FileState[]];

/** The line of steps: those of a step exclude each other. */
export const fileSteps: readonly (readonly [FileState, ...FileState[]])[] = [
  ['open'],
  ['complete'],
  ['signed'],
  ['lodged'],
  ['accepted', 'refused', 'amended'],
];

/** What is said along with a move. */
export const saidFields = {
  day: 'Date',
  number: 'Numéro de dépôt',
  reason: 'Motif',
  mend: 'Ce qui est à corriger',
} as const;

export type SaidField = keyof typeof saidFields;

export type Said = Readonly<Partial<Record<SaidField, string | null | undefined>>>;

export interface FileMoveRule {
  /** On its button. */
  label: string;
  /** As the history tells it. */
  told: string;
  from: readonly FileState[];
  to: FileState;
  by: readonly Role[];
  asks: Readonly<Partial<Record<SaidField, 'required' | 'optional'>>>;
  /** What the day means, and whether it may lie ahead. */
  day?: { label: string; mayBeAhead?: true };
  /** What the number is, where it is not what the portal gave at the lodging: that by which the contract is known from then on. */
  number?: string;
}

const centre = ['staff', 'superuser'] as const;
const both = ['company', ...centre] as const;

/** Every move of a contract file, once. */
export const fileMoves = {
  complete: {
    label: 'Déclarer le dossier complet',
    told: 'Dossier complet, prêt à signer',
    from: ['open'],
    to: 'complete',
    by: both,
    asks: {},
  },
  reopen: {
    label: 'Reprendre la préparation',
    told: 'Préparation reprise',
    from: ['complete'],
    to: 'open',
    by: both,
    asks: {},
  },
  /** By itself, with the last signature. */
  sign: {
    label: 'Signer',
    told: 'Signé par tous',
    from: ['complete'],
    to: 'signed',
    by: [],
    asks: { day: 'required' },
    day: { label: 'Dernière signature le' },
  },
  correct: {
    label: 'Corriger et faire signer à nouveau',
    told: 'Repris pour correction, les signatures sont à refaire',
    from: ['signed', 'refused'],
    to: 'open',
    by: centre,
    asks: { reason: 'required' },
  },
  lodge: {
    label: 'Enregistrer le dépôt',
    told: 'Déposé',
    from: ['signed', 'refused'],
    to: 'lodged',
    by: both,
    asks: { day: 'required', number: 'optional' },
    day: { label: 'Déposé le' },
  },
  accept: {
    label: 'Enregistrer l’accord',
    told: 'Accepté',
    from: ['lodged'],
    to: 'accepted',
    by: centre,
    asks: { day: 'required', number: 'optional' },
    day: { label: 'Accepté le' },
    number: 'Numéro de dépôt du contrat (DECA)',
  },
  refuse: {
    label: 'Enregistrer un refus',
    told: 'Refusé',
    from: ['lodged'],
    to: 'refused',
    by: centre,
    asks: { day: 'required', reason: 'required', mend: 'required' },
    day: { label: 'Refusé le' },
  },
  /** By itself, with the last signature of an amendment. */
  amend: {
    label: 'Signer un avenant',
    told: 'Avenant signé par tous, prend effet',
    from: ['accepted', 'amended'],
    to: 'amended',
    by: [],
    asks: { day: 'required', reason: 'required' },
    day: { label: 'Effet de l’avenant le', mayBeAhead: true },
  },
} as const satisfies Record<string, FileMoveRule>;

export type FileMove = keyof typeof fileMoves;

export const fileMoveKeys = Object.keys(fileMoves) as [FileMove, ...FileMove[]];

export const fileMoveRule = (move: FileMove): FileMoveRule => fileMoves[move];

/** What is asked along with a move out of a state, of a file or an amendment: a refusal has said why it is to be corrected. */
export const asksOf = (move: FileMove, from: string): FileMoveRule['asks'] =>
  move === 'correct' && from === 'refused' ? {} : fileMoveRule(move).asks;

/** The moves that are open to somebody. A contract that is broken is signed by nobody any more, and so is not complete either. */
export const openFileMoves = (state: FileState, role: Role, isBroken = false): FileMove[] =>
  fileMoveKeys.filter((move) => {
    const { from, by } = fileMoveRule(move);
    return from.includes(state) && by.includes(role) && !(isBroken && move === 'complete');
  });

/** A double click, or a second tab: the file stands already where the move leads. */
export const isRepeated = (move: FileMove, state: FileState): boolean => {
  const { from, to } = fileMoveRule(move);
  return state === to && !from.includes(state);
};

/** Nobody writes in it any more: it is signed, or somebody has begun to sign it. */
export const isFrozen = (state: FileState, signatures: number): boolean =>
  (state !== 'open' && state !== 'complete') || signatures > 0;

/** The training agreement says what the file says: it is signed once that lacks nothing. */
export const takesAgreement = (state: FileState): boolean => state !== 'open';

/** Where a move begins, and the days that it cannot come before. */
export interface FileMoment {
  /** Of the file, or of the amendment. */
  state: string;
  /** In Paris. */
  today: string;
  signedOn: string | null;
  lodgedOn: string | null;
}

const dayFault = (move: FileMove, day: string, days: FileMoment): string | null => {
  if (day > days.today && !fileMoveRule(move).day?.mayBeAhead)
    return 'Cette date n’est pas encore passée.';
  if (move === 'lodge' && days.signedOn !== null && day < days.signedOn)
    return 'Le dépôt suit la dernière signature.';
  const isDecision = move === 'accept' || move === 'refuse';
  return isDecision && days.lodgedOn !== null && day < days.lodgedOn
    ? 'La décision suit le dépôt.'
    : null;
};

/** What is wrong with what was said along with a move, by field, in French; days are well formed. */
export const saidFaults = (
  move: FileMove,
  said: Said,
  moment: FileMoment,
): Partial<Record<SaidField, string>> => {
  const faults: Partial<Record<SaidField, string>> = {};
  for (const [field, need] of Object.entries(asksOf(move, moment.state)) as [SaidField, string][])
    if (need === 'required' && !said[field]) faults[field] = 'Ce champ est obligatoire.';
  const fault = said.day ? dayFault(move, said.day, moment) : null;
  return fault === null ? faults : { ...faults, day: fault };
};
