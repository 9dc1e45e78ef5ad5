import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import type { Wait } from '@tandem/domain/follow-up/wait';
import type { Writes } from '../../../platform/database/database.ts';
import { links } from '../../../platform/mail/links.ts';
import { askToConfirm } from '../../confirmations/index.ts';
import type { Services } from '../../services.ts';
import type { Followed } from '../facts/read-follow-up.ts';

const confirmedKinds: ReadonlySet<WaitKind> = new Set([
  'still_looking',
  'confirm_need',
  'confirm_sheet',
]);

/** What a wait asks to confirm is by a link. */
export const isConfirmed = ({ kind }: Pick<Wait, 'kind'>): boolean => confirmedKinds.has(kind);

/** Where somebody says, without signing in, that they still look for somebody, or for a company: all on one page. Null where they are not asked. */
export const confirmationLink = async (
  { config, now }: Pick<Services, 'config' | 'now'>,
  tx: Writes,
  waits: readonly Wait[],
  { side, recordId }: Pick<Followed, 'side' | 'recordId'>,
): Promise<string | null> => {
  const needs = new Set(
    waits.flatMap((wait) => (isConfirmed(wait) && wait.subject === 'need' ? [wait.subjectId] : [])),
  );
  const isSheet = side === 'applicant' && waits.some(({ kind }) => kind === 'confirm_sheet');
  const [first, ...others] = [
    ...(isSheet ? [{ candidateId: recordId }] : []),
    ...[...needs].map((needId) => ({ needId })),
  ];
  if (!first) return null;
  return links(config).confirmation(await askToConfirm(tx, [first, ...others], now()));
};
