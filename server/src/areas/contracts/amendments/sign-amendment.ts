import { maySignFor } from '@tandem/domain/contracts/signing/signatories';
import type { Handler } from '../../handler.ts';
import { requireProgressReader } from '../file/file-access.ts';
import { handInPaper } from '../signing/hand-in-paper.ts';
import { amendmentsAnswer } from './amendments-answer.ts';
import { keepAmendmentSignatures } from './keep-amendment-signatures.ts';

/** What somebody has signed of the amendment in preparation, kept for good; what was handed in twice is there once. */
export const signAmendment: Handler<
  'POST /contract/file/{matchId}/amendments/draft/signatures/',
  'config' | 'db' | 'files' | 'jobs' | 'log' | 'now' | 'pdf' | 'vault'
> = (services, call) => {
  const { actor, body } = call;
  const { kind } = actor;
  const signed = { who: [...new Set(body.signatories)], on: body.signed_on, by: kind };
  return handInPaper(services, call, {
    reader: requireProgressReader,
    keep: (tx, match, scan) =>
      keepAmendmentSignatures(services, tx, match, { ...signed, scan }, (one) =>
        maySignFor(one, kind),
      ),
    answer: (tx, match) => amendmentsAnswer(services, tx, actor, match),
  });
};
