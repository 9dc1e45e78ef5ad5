import type { Wait } from '@tandem/domain/follow-up/wait';
import type { Writes } from '../../../platform/database/database.ts';
import { links } from '../../../platform/mail/links.ts';
import { askToConfirm } from '../../confirmations/index.ts';
import type { Services } from '../../services.ts';

/** By need: where its company says, without signing in, whether it still looks for somebody. */
export const confirmationLinks = async (
  { config, now }: Pick<Services, 'config' | 'now'>,
  tx: Writes,
  waits: readonly Wait[],
): Promise<Map<number, string>> => {
  const asked = new Map<number, string>();
  for (const { kind, subjectId: needId } of waits)
    if (kind === 'still_looking')
      asked.set(needId, links(config).confirmation(await askToConfirm(tx, { needId }, now())));
  return asked;
};
