import type { WaitKind } from '../wait-kinds.ts';

/** What whoever is asked sees to on the page of the contract. */
export const atContractKinds = [
  'prepare_contract',
  'candidate_part',
  'contract_part',
  'complete_contract',
  'sign_contract',
  'sign_amendment',
  'health_visit',
  'adequacy_interview',
  'send_for_aid',
] as const satisfies readonly WaitKind[];

export type AtContract = (typeof atContractKinds)[number];

export const isAtContract = (kind: WaitKind): kind is AtContract =>
  (atContractKinds as readonly WaitKind[]).includes(kind);
