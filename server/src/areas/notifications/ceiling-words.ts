import type { Failure } from '@tandem/domain/errors';

/** What is refused once somebody has reached others so often: that they learn it is not enough. */
const ofAccount: Partial<Record<Failure['code'], (name: string) => string>> = {
  too_many_contacts: (name) =>
    `${name} a atteint la limite du formulaire de contact : ses messages suivants sont refusés pendant une demi-heure.`,
  too_many_messages: (name) =>
    `${name} a atteint la limite des messages qu’un compte peut écrire : les suivants sont refusés un moment.`,
  too_many_changes: (name) =>
    `${name} a atteint la limite de ce qu’un compte peut changer en une heure : la suite est refusée d’ici là.`,
  too_many_skills: (name) =>
    `${name} a atteint la limite des compétences qu’un compte peut ajouter en un jour.`,
};

const ofVisitors: Partial<Record<Failure['code'], string>> = {
  too_many_contacts:
    'Le formulaire de contact refuse des visiteurs : trop de messages en une demi-heure, d’un même réseau ou de tous ensemble.',
};

const manyTries = 'Très nombreuses tentatives de connexion, ou liens faux, depuis';

/** How such a line begins, of whichever network. */
export const networkBeginning = `${manyTries} le réseau `;

const ofNetwork = (network: string): string =>
  `${networkBeginning}${network} : il est refusé un moment. Un établissement entier peut se trouver derrière.`;

/** A flood from everywhere is one line. */
export const ofMoreNetworks = `${manyTries} d’autres réseaux encore : ils sont refusés un moment.`;

/** Whether a network is refused as a whole, whoever asks: one person who forgets a password is refused every day. */
export const isOfNetwork = ({ code, data }: Failure): boolean =>
  code === 'too_many_sign_ins' && data?.['of'] === 'network';

export interface RefusedFrom {
  /** Who is refused; null for visitors. */
  name: string | null;
  /** From where. */
  network: string;
}

/** Null where nothing is to be told. */
export const ceilingWords = (failure: Failure, { name, network }: RefusedFrom): string | null => {
  const { code } = failure;
  if (isOfNetwork(failure)) return ofNetwork(network);
  return (name === null ? ofVisitors[code] : ofAccount[code]?.(name)) ?? null;
};
