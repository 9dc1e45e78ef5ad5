import { parisInstant } from '../../calendar/paris-time.ts';
import { deadlineOf, type FileDeadline } from '../../contracts/signing/deadlines.ts';
import type { FillingSide } from '../../contracts/file/lacking-sides.ts';
import type { FormalityDays } from '../../contracts/formalities/formalities.ts';
import type { FileState } from '../../contracts/signing/file-state.ts';
import { mannerOf, type OnlineTurns, type SigningManner } from './signing-manner.ts';
import { matchCause } from '../match-cause.ts';
import type { Cause } from '../wait.ts';
import type { WaitKind } from '../wait-kinds.ts';

/** A contract file on its way from its finalised enrolment to paid, of an enrolment that goes on. */
export interface ContractFacts extends OnlineTurns {
  matchId: number;
  state: FileState;
  stateSince: Date;
  /** When both said yes, of a file that was in preparation ever since; null of one that was opened again. */
  agreedAt: Date | null;
  /** Days, as `2026-09-01`: its first and its last one, and that on which it was lodged; null where they are not known. */
  startsOn: string | null;
  endsOn: string | null;
  lodgedOn: string | null;
  isProfessional: boolean;
  /** The day of its last refusal; null where there was none. */
  refusedOn: string | null;
  /** Whether the company, and the candidate, have signed. */
  companySigned: boolean;
  candidateSigned: boolean;
  /** The candidate is a minor, and whoever represents them has not signed. */
  guardianOpen: boolean;
  /** From when on the OPCO's next instalment is to come, as a day; null where none is waited for. */
  paymentOn: string | null;
  /** The last day to send what is signed, for the employer's aid; null where it is sent, or there is none to lose. */
  aidOn: string | null;
  /** The last days of the formalities that are still to be done, of an enrolment that goes on. */
  formalities: FormalityDays;
  /** Whose parts lack something; null where it was last saved before that was kept. */
  lacks: readonly FillingSide[] | null;
}

/** Brings the staff in when its day comes near, whatever the table says. */
export const until = (
  deadline: Pick<FileDeadline, 'day' | 'alertOn'> | null,
): Pick<Cause, 'alertAt' | 'limit'> => {
  const alertAt = deadline && parisInstant({ day: deadline.alertOn, time: '00:00' });
  return deadline && alertAt ? { alertAt, limit: deadline.day } : {};
};

/** What was refused and has no day any more is the staff's at once. */
const untilDue = (file: ContractFacts): Pick<Cause, 'alertAt' | 'limit'> => {
  const due = until(deadlineOf(file));
  return file.refusedOn === null ? due : { alertAt: file.stateSince, ...due };
};

/** What people were asked for by a link and have not done: parts of a file in preparation, signatures of a complete one. */
export interface AskedPartsFacts {
  matchId: number;
  /** Since the first of them was asked, or asked again. */
  since: Date;
  count: number;
}

/** What is waited for of a company: that it reminds whom it has asked, or fills in their part itself. */
export const askedPartsCauses = (accountId: number, asked: readonly AskedPartsFacts[]): Cause[] =>
  asked.map(({ count, ...about }) => ({
    ...matchCause('contract_part', accountId, about),
    count,
  }));

/** Its parts are being filled in; once refused it is the centre's to mend. */
const isBeingFilled = ({ state, refusedOn }: ContractFacts): boolean =>
  state === 'open' && refusedOn === null;

const isOwedBy = (side: FillingSide, file: ContractFacts): boolean =>
  isBeingFilled(file) && (file.lacks?.includes(side) ?? false);

/** What lacks in the company's part, or that it says of a whole file that it is complete. */
const isCompanysToComplete = (file: ContractFacts): boolean =>
  isBeingFilled(file) && (!file.lacks || file.lacks.length === 0 || file.lacks.includes('company'));

const causeOf = (accountId: number, kind: WaitKind, file: ContractFacts): Cause => ({
  ...matchCause(kind, accountId, { matchId: file.matchId, since: file.stateSince }),
  ...untilDue(file),
});

/** Of a company: that the file is complete, then its signature. */
export const companyContractCauses = (
  accountId: number,
  files: readonly ContractFacts[],
): Cause[] =>
  files.flatMap((file): Cause[] => {
    if (isCompanysToComplete(file)) return [causeOf(accountId, 'complete_contract', file)];
    return file.state === 'complete' && !file.companySigned
      ? [{ ...causeOf(accountId, 'sign_contract', file), manner: mannerOf('employer', file) }]
      : [];
  });

/** Of the centre, for a candidate: to see that the OPCO's instalment has come, once its day is there. */
export const paymentCauses = (accountId: number, files: readonly ContractFacts[]): Cause[] =>
  files.flatMap(({ matchId, state, paymentOn }): Cause[] => {
    const isAccepted = state === 'accepted' || state === 'amended';
    const since =
      isAccepted && paymentOn !== null ? parisInstant({ day: paymentOn, time: '00:00' }) : null;
    return since ? [matchCause('contract_payment', accountId, { matchId, since })] : [];
  });

/** Once the candidate has signed, it is their guardian's signature that is missing. */
const candidateManner = ({ candidateSigned, online }: ContractFacts): SigningManner | undefined => {
  if (!candidateSigned) return mannerOf('candidate', { online });
  return mannerOf('guardian', { online }) === undefined ? 'guardian' : 'guardian_online';
};

const centreKinds: Partial<Record<FileState, WaitKind>> = {
  signed: 'lodge_contract',
  lodged: 'contract_decision',
  refused: 'mend_contract',
};

/** Of the centre: what is refused is to be mended until it is complete again. */
const centreKind = (file: ContractFacts): WaitKind | undefined => {
  const { state, refusedOn, companySigned } = file;
  if (state === 'open' && refusedOn !== null) return 'mend_contract';
  if (isOwedBy('centre', file)) return 'centre_part';
  if (state === 'complete') return companySigned ? 'visa_contract' : undefined;
  return centreKinds[state];
};

/** Of a candidate: their part, their signature, and that of who represents them as a minor; of the centre, for them: its part, its visa, the lodging, the answer to it, and what is to be mended where that is a refusal. */
export const candidateContractCauses = (
  accountId: number,
  files: readonly ContractFacts[],
): Cause[] =>
  files.flatMap((file): Cause[] => {
    if (file.state === 'complete' && (!file.candidateSigned || file.guardianOpen))
      return [{ ...causeOf(accountId, 'sign_contract', file), manner: candidateManner(file) }];
    const own = causeOf(accountId, 'candidate_part', file);
    const ofCentre = centreKind(file);
    return [
      ...(isOwedBy('candidate', file) ? [{ ...own, since: file.agreedAt ?? own.since }] : []),
      ...(ofCentre ? [causeOf(accountId, ofCentre, file)] : []),
    ];
  });
