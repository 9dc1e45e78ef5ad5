import { renewCauses } from '../../areas/follow-up/index.ts';
import { causeOf, textOf, type CauseRow } from '../../areas/follow-up/kept/cause-queries.ts';
import { isBehind } from '../../areas/follow-up/kept/kept-change-queries.ts';
import { standingOf } from '../../areas/follow-up/facts/standing-of.ts';
import { readOwing } from '../../areas/follow-up/facts/read-owing.ts';
import type { Services } from '../../areas/services.ts';

const tries = 50;

/**
 * What is kept of who waits for what and where they stand, beside what is told of everybody afresh, both at one moment at which nothing is to be
 * renewed: each cause that only one of them has. Nothing where they are the same.
 */
export const keptFaults = async (
  services: Pick<Services, 'db' | 'now' | 'version'>,
): Promise<string[]> => {
  const { db, now, version } = services;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    await renewCauses(services);
    const faults = await db.snapshot(async (tx) => {
      const at = now();
      if (await isBehind(tx, version, at)) return null;
      const { candidates, companies } = await readOwing(tx, at);
      const afresh = [...candidates, ...companies].flatMap(({ causes }) => causes).map(textOf);
      const rows: CauseRow[] = await tx.selectFrom('follow_up_causes').selectAll().execute();
      const kept = rows.flatMap(causeOf).map(textOf);
      const stageOf = ({ accountId, stage }: { accountId: number; stage: string }): string =>
        `stage ${accountId} ${stage}`;
      afresh.push(...standingOf({ candidates, companies }, at).map(stageOf));
      const stages = await tx.selectFrom('follow_up_stages').selectAll().execute();
      kept.push(...stages.map((row) => stageOf({ accountId: row.account_id, stage: row.stage })));
      const missing = new Map<string, number>();
      for (const text of afresh) missing.set(text, (missing.get(text) ?? 0) + 1);
      for (const text of kept) missing.set(text, (missing.get(text) ?? 0) - 1);
      return [...missing]
        .filter(([, count]) => count !== 0)
        .map(([text, count]) => `${count > 0 ? 'not kept' : 'kept without cause'}: ${text}`);
    });
    if (faults !== null) return faults;
  }
  return ['what is kept is never up to date'];
};
