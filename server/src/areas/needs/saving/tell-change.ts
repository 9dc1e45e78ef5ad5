import type { Answer } from '@tandem/contract';
import { matchId } from '@tandem/domain/matches/match';
import { needChangeLines, needTerms } from '@tandem/domain/needs/need-changes';
import type { Writes } from '../../../platform/database/database.ts';
import { links, matchPath } from '../../../platform/mail/links.ts';
import { aboutPair } from '../../../platform/messages/about.ts';
import { sendNews } from '../../calendar/index.ts';
import type { Services } from '../../services.ts';
import { changedMail, changedSubject } from './change-words.ts';
import { addUntoldChanges, findConcerned } from './concerned-queries.ts';

/** Who meets by then is told at once. */
const soonMs = 3 * 86_400_000;

/** Candidates who want the place learn what has changed of its terms: in their digest, or now if the two meet within days. */
export const tellChange = async (
  services: Pick<Services, 'config' | 'jobs' | 'now'>,
  tx: Writes,
  { before, after }: Record<'before' | 'after', Answer<'PUT /offers/{id}/'>>,
  company: string,
): Promise<void> => {
  const terms = { before: needTerms(before), after: needTerms(after) };
  const lines = needChangeLines(terms.before, terms.after);
  if (lines.length === 0) return;
  const now = services.now();
  const concerned = await findConcerned(tx, after.id, now);
  const isSoon = (meeting: Date | null): meeting is Date =>
    meeting !== null && meeting.getTime() - now.getTime() <= soonMs;
  await addUntoldChanges(
    tx,
    after.id,
    concerned.filter(({ meeting }) => !isSoon(meeting)).map(({ candidateId }) => candidateId),
    terms,
  );
  const need = { title: before.title, company, lines };
  for (const { candidateId, accountId, email, greeted, meeting } of concerned) {
    if (!isSoon(meeting)) continue;
    const pair = { candidateId, needId: after.id };
    const path = matchPath('applicant', matchId(pair));
    const link = links(services.config).absolute(path);
    await sendNews(services, tx, {
      account: { id: accountId, email },
      reader: 'applicant',
      text: changedSubject(need),
      mail: changedMail(need, { greeted, meeting, link }),
      path,
      about: aboutPair(pair),
      fallen: [],
    });
  }
};
