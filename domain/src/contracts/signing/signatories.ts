import type { Role } from '../../accounts/roles.ts';
import { fieldsOf } from '../file/file-fields.ts';
import { isAsked } from '../file/missing.ts';
import { readerOf, type FileValues } from '../rules/rule.ts';

interface SignatoryRule {
  label: string;
  /** Who may hand in what they have signed. */
  by: readonly Role[];
}

const centre = ['staff', 'superuser'] as const;
const everybody = ['applicant', 'company', ...centre] as const;

/** Whoever signs a contract (Code du travail, R6222-2), and the centre, whose visa says that the apprentice is enrolled. */
export const signatories = {
  employer: { label: 'Employeur', by: ['company', ...centre] },
  candidate: { label: 'Candidat', by: everybody },
  guardian: { label: 'Représentant légal du mineur', by: everybody },
  centre: { label: 'Centre de formation (visa)', by: centre },
} as const satisfies Record<string, SignatoryRule>;

export type Signatory = keyof typeof signatories;

export const signatoryKeys = Object.keys(signatories) as [Signatory, ...Signatory[]];

export const maySignFor = (signatory: Signatory, role: Role): boolean =>
  (signatories[signatory].by as readonly Role[]).includes(role);

/** Who has to sign this file: a minor's guardian where there is one. */
export const signatoriesOf = (values: FileValues): Signatory[] => {
  const read = readerOf(values);
  const isMinor = fieldsOf('guardian').some((field) => isAsked(field, read));
  return signatoryKeys.filter((key) => key !== 'guardian' || isMinor);
};

/**
 * The day on which a contract was concluded: that of the last signature. One that is mended and signed again, at the earliest
 * in its second round, once it has begun keeps the day that it says, on which it was signed in time.
 */
export const concludedOn = (
  { signed_on: said, contract_start: start }: FileValues,
  { lastSignature, round }: { lastSignature: string; round: number },
): string => {
  const isKept = round > 1 && said && start && said <= start && lastSignature > start;
  return isKept ? said : lastSignature;
};

/** How somebody has signed. */
export const signingMethods = { paper: 'sur papier', electronic: 'en ligne' } as const;

export type SigningMethod = keyof typeof signingMethods;

export const signingMethodKeys = Object.keys(signingMethods) as [SigningMethod, ...SigningMethod[]];
