import {
  candidateAmendmentCauses,
  companyAmendmentCauses,
  type AmendmentFacts,
} from './amendment-causes.ts';
import { aidCauses } from './aid-causes.ts';
import {
  askedPartsCauses,
  candidateContractCauses,
  companyContractCauses,
  paymentCauses,
  type AskedPartsFacts,
  type ContractFacts,
} from './contract-causes.ts';
import { cardCauses, employerFormalityCauses } from './formality-causes.ts';
import {
  candidatePreparingCauses,
  companyPreparingCauses,
  type PreparingFacts,
} from './preparing-causes.ts';
import type { WaitKind } from '../wait-kinds.ts';
import type { Cause } from '../wait.ts';

/** Whom a contract file waits for. */
export const waitedFor = {
  applicant: 'Candidat',
  company: 'Entreprise',
  centre: 'Centre',
  payer: 'OPCO ou administration',
} as const;

export type WaitedFor = keyof typeof waitedFor;

export const waitedForKeys = Object.keys(waitedFor) as [WaitedFor, ...WaitedFor[]];

export interface ContractFileWait {
  kind: WaitKind;
  of: WaitedFor;
  since: Date;
  /** The last day on which it is in time, as `2026-09-01`; null where law sets none. */
  limit: string | null;
}

/** Who is reminded does not matter here. */
const anybody = 0;

const candidates: ReadonlySet<WaitKind> = new Set([
  'candidate_part',
  'sign_contract',
  'sign_amendment',
]);

const ofCandidateSide = (kind: WaitKind): WaitedFor => {
  if (candidates.has(kind)) return 'applicant';
  return kind === 'contract_decision' || kind === 'amendment_decision' ? 'payer' : 'centre';
};

interface FileFacts {
  file: ContractFacts | undefined;
  asked: AskedPartsFacts | undefined;
  /** Where both have said yes, and the enrolment is not finalised. */
  preparing?: PreparingFacts | undefined;
  /** Those of the file that are on their way. */
  amendments?: readonly AmendmentFacts[];
}

/** What one contract file waits for at `now`, and of whom; the follow-up's own causes, put together for both sides. */
export const contractFileWaits = (
  { file, asked, preparing, amendments = [] }: FileFacts,
  now: Date,
): ContractFileWait[] => {
  const files = file ? [file] : [];
  const agreed = preparing ? [preparing] : [];
  const ofCompany = [
    ...companyPreparingCauses(anybody, agreed),
    ...askedPartsCauses(anybody, asked ? [asked] : []),
    ...companyContractCauses(anybody, files),
    ...companyAmendmentCauses(anybody, amendments),
    ...employerFormalityCauses(anybody, files, now),
    ...aidCauses(anybody, files),
  ].map((cause): [Cause, WaitedFor] => [cause, 'company']);
  const others = [
    ...candidatePreparingCauses(anybody, agreed),
    ...candidateContractCauses(anybody, files),
    ...candidateAmendmentCauses(anybody, amendments),
    ...paymentCauses(anybody, files),
    ...cardCauses(anybody, files, now),
  ].map((cause): [Cause, WaitedFor] => [cause, ofCandidateSide(cause.kind)]);
  return [...ofCompany, ...others]
    .filter(([{ since }]) => since <= now)
    .map(([{ kind, since, limit }, of]) => ({ kind, of, since, limit: limit ?? null }));
};
