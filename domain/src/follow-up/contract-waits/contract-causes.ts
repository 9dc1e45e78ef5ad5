import { parisInstant } from '../../calendar/paris-time.ts';
import {
  decisionDeadline,
  lodgeDeadline,
  signDeadline,
  type FileDeadline,
} from '../../contracts/signing/deadlines.ts';
import type { FileState } from '../../contracts/signing/file-state.ts';
import { mannerOf, type OnlineTurns, type SigningManner } from './signing-manner.ts';
import type { Cause } from '../wait.ts';

/** A contract file on its way from complete to paid, of an enrolment that goes on. */
export interface ContractFacts extends OnlineTurns {
  matchId: number;
  state: FileState;
  stateSince: Date;
  /** Days, as `2026-09-01`: its first one, and that on which it was lodged; null where they are not known. */
  startsOn: string | null;
  lodgedOn: string | null;
  isProfessional: boolean;
  /** Whether the company, and the candidate, have signed. */
  companySigned: boolean;
  candidateSigned: boolean;
  /** The candidate is a minor, and whoever represents them has not signed. */
  guardianOpen: boolean;
  /** From when on the OPCO's next instalment is to come, as a day; null where none is waited for. */
  paymentOn: string | null;
}

/** Brings the staff in when its day comes near, whatever the table says. */
export const until = (deadline: FileDeadline | null): Pick<Cause, 'alertAt' | 'limit'> => {
  const alertAt = deadline && parisInstant({ day: deadline.alertOn, time: '00:00' });
  return deadline && alertAt ? { alertAt, limit: deadline.day } : {};
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
  asked.map(({ matchId, since, count }) => ({
    kind: 'contract_part',
    accountId,
    subject: 'match',
    subjectId: matchId,
    count,
    since,
  }));

/** Of a company, once a file is complete: its signature. */
export const companyContractCauses = (
  accountId: number,
  files: readonly ContractFacts[],
): Cause[] =>
  files
    .filter(({ state, companySigned }) => state === 'complete' && !companySigned)
    .map(({ matchId, stateSince, startsOn, online }) => ({
      kind: 'sign_contract',
      accountId,
      subject: 'match',
      subjectId: matchId,
      count: 1,
      since: stateSince,
      manner: mannerOf('employer', { online }),
      ...until(startsOn === null ? null : signDeadline(startsOn)),
    }));

/** Of the centre, for a candidate: to see that the OPCO's instalment has come, once its day is there. */
export const paymentCauses = (accountId: number, files: readonly ContractFacts[]): Cause[] =>
  files.flatMap(({ matchId, state, paymentOn }): Cause[] => {
    const isAccepted = state === 'accepted' || state === 'amended';
    const since =
      isAccepted && paymentOn !== null ? parisInstant({ day: paymentOn, time: '00:00' }) : null;
    return since
      ? [
          {
            kind: 'contract_payment',
            accountId,
            subject: 'match',
            subjectId: matchId,
            count: 1,
            since,
          },
        ]
      : [];
  });

/** Once the candidate has signed, it is their guardian's signature that is missing. */
const candidateManner = ({ candidateSigned, online }: ContractFacts): SigningManner | undefined => {
  if (!candidateSigned) return mannerOf('candidate', { online });
  return mannerOf('guardian', { online }) === undefined ? 'guardian' : 'guardian_online';
};

/** Of a candidate: their signature, and that of who represents them as a minor; then of the centre, for them: its visa, the lodging, the answer to it, and what is to be mended where that is a refusal. */
export const candidateContractCauses = (
  accountId: number,
  files: readonly ContractFacts[],
): Cause[] =>
  files.flatMap((file): Cause[] => {
    const { matchId, state, stateSince, startsOn, lodgedOn, ...signed } = file;
    const own = {
      accountId,
      subject: 'match' as const,
      subjectId: matchId,
      count: 1,
      since: stateSince,
    };
    const sign = until(startsOn === null ? null : signDeadline(startsOn));
    if (state === 'complete' && (!signed.candidateSigned || signed.guardianOpen))
      return [{ ...own, kind: 'sign_contract', manner: candidateManner(file), ...sign }];
    if (state === 'complete' && signed.companySigned)
      return [{ ...own, kind: 'visa_contract', ...sign }];
    if (state === 'signed')
      return [
        {
          ...own,
          kind: 'lodge_contract',
          ...until(startsOn === null ? null : lodgeDeadline(startsOn, file.isProfessional)),
        },
      ];
    if (state === 'refused') return [{ ...own, kind: 'mend_contract' }];
    return state === 'lodged'
      ? [
          {
            ...own,
            kind: 'contract_decision',
            ...until(lodgedOn === null ? null : decisionDeadline(lodgedOn)),
          },
        ]
      : [];
  });
