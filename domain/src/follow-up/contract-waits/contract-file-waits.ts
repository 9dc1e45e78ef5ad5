import {
  candidateAmendmentCauses,
  companyAmendmentCauses,
  type AmendmentFacts,
} from './amendment-causes.ts';
import {
  askedPartsCauses,
  candidateContractCauses,
  companyContractCauses,
  paymentCauses,
  type AskedPartsFacts,
  type ContractFacts,
} from './contract-causes.ts';
import { cardCauses, visitCauses } from './formality-causes.ts';
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

const ofCandidateSide = (kind: WaitKind): WaitedFor => {
  if (kind === 'sign_contract' || kind === 'sign_amendment') return 'applicant';
  return kind === 'contract_decision' || kind === 'amendment_decision' ? 'payer' : 'centre';
};

interface FileFacts {
  file: ContractFacts | undefined;
  asked: AskedPartsFacts | undefined;
  /** Those of the file that are on their way. */
  amendments?: readonly AmendmentFacts[];
}

/** What one contract file waits for at `now`, and of whom; the follow-up's own causes, put together for both sides. */
export const contractFileWaits = (
  { file, asked, amendments = [] }: FileFacts,
  now: Date,
): ContractFileWait[] => {
  const files = file ? [file] : [];
  const ofCompany = [
    ...askedPartsCauses(anybody, asked ? [asked] : []),
    ...companyContractCauses(anybody, files),
    ...companyAmendmentCauses(anybody, amendments),
    ...visitCauses(anybody, files, now),
  ].map((cause): [Cause, WaitedFor] => [cause, 'company']);
  const others = [
    ...candidateContractCauses(anybody, files),
    ...candidateAmendmentCauses(anybody, amendments),
    ...paymentCauses(anybody, files),
    ...cardCauses(anybody, files, now),
  ].map((cause): [Cause, WaitedFor] => [cause, ofCandidateSide(cause.kind)]);
  return [...ofCompany, ...others]
    .filter(([{ since }]) => since <= now)
    .map(([{ kind, since, limit }, of]) => ({ kind, of, since, limit: limit ?? null }));
};
