import { collectiveAgreements } from '../../reference/collective-agreements.ts';
import { opcos, type OpcoKey } from './opcos.ts';

export interface CollectiveAgreement {
  idcc: string;
  inForce: boolean | null;
  opco: OpcoKey | null;
}

const isOpco = (key: string): key is OpcoKey => Object.hasOwn(opcos, key);

const readAgreement = (line: string): CollectiveAgreement => {
  const [idcc = '', opco = '', inForce = ''] = line.split('|');
  return {
    idcc,
    inForce: inForce === '' ? null : inForce === '1',
    opco: isOpco(opco) ? opco : null,
  };
};

const byNumber = new Map(
  collectiveAgreements
    .trim()
    .split('\n')
    .map(readAgreement)
    .map((agreement) => [agreement.idcc, agreement]),
);

/** A number as people write it, with or without its leading zeros; null where it is none. */
export const normalizeIdcc = (text: string): string | null => {
  const digits = text.replace(/\s/g, '');
  return /^\d{1,4}$/.test(digits) ? digits.padStart(4, '0') : null;
};

export const findAgreement = (text: string): CollectiveAgreement | null => {
  const idcc = normalizeIdcc(text);
  return idcc === null ? null : (byNumber.get(idcc) ?? null);
};

/** Types 21 to 29 of the official form; 30 (EPIC) goes the private way. */
export const isPublicEmployer = (employerKind: string): boolean => /^2[1-9]$/.test(employerKind);

/** As the official form asks it: its kinds from 21 on are public, EPIC included; empty where none is told. */
export const sectorOf = (employerKind: string): '' | 'public' | 'privé' => {
  if (employerKind === '') return '';
  return Number(employerKind) >= 21 ? 'public' : 'privé';
};

export type Lodging =
  | { with: 'opco'; opco: OpcoKey; name: string }
  | { with: 'state' }
  /** No OPCO is known for the agreement: the employer is asked, and has not answered yet. */
  | { with: 'ask' };

interface Employer {
  kind: string;
  idcc: string;
  /** What the employer has answered, by key. */
  opco?: string;
}

/** With whom the contract is lodged: the OPCO of the employer's branch, or the State's representative (L6227-11). */
export const lodgingOf = (employer: Employer): Lodging => {
  if (isPublicEmployer(employer.kind)) return { with: 'state' };
  const { opco: answered = '' } = employer;
  const opco = findAgreement(employer.idcc)?.opco ?? (isOpco(answered) ? answered : null);
  return opco ? { with: 'opco', opco, name: opcos[opco] } : { with: 'ask' };
};
