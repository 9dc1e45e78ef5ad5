import { maySignFor } from '@tandem/domain/contracts/signing/signatories';
import type { Handler } from '../../handler.ts';
import { requireProgressReader } from '../file/file-access.ts';
import { fileProgress } from './file-progress.ts';
import { handInPaper } from './hand-in-paper.ts';
import { keepSignatures } from './keep-signatures.ts';

/** What somebody has signed on paper, kept for good; what was handed in twice is there once. */
export const addPaperSignatures: Handler<
  'POST /contract/file/{matchId}/signatures/',
  'config' | 'db' | 'esign' | 'files' | 'jobs' | 'log' | 'now' | 'pdf' | 'vault'
> = (services, call) => {
  const { actor, body } = call;
  const { kind } = actor;
  const signed = { who: [...new Set(body.signatories)], on: body.signed_on, by: kind };
  return handInPaper(services, call, {
    reader: requireProgressReader,
    keep: (tx, match, scan) =>
      keepSignatures(services, tx, match, { ...signed, scan }, (one) => maySignFor(one, kind)),
    answer: (tx, match) => fileProgress(services, tx, { actor, match }),
  });
};
