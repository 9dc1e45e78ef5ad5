import { waitKindKeys, type WaitKind } from './wait-kinds.ts';

const first: WaitKind = 'answer_candidate';
const last: WaitKind = 'contract_payment';

/** What a match may wait for, from the first answer to what the OPCO pays: the kinds stand in the order in which a placement goes on. */
export const matchWaitKinds = waitKindKeys.slice(
  waitKindKeys.indexOf(first),
  waitKindKeys.indexOf(last) + 1,
) as [WaitKind, ...WaitKind[]];
