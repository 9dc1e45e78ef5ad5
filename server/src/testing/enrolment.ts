import type { Sent } from '@tandem/contract';
import { completeContractSheet } from './contract-sheet.ts';
import type { TestServer } from './test-server.ts';
import type { Placement } from './world.ts';

/** Company and candidate accept each other; the company hands in the contract sheet, with `changes` to a complete one. */
export const enrol = async (
  server: TestServer,
  { company, applicant, matchId }: Pick<Placement, 'company' | 'applicant' | 'matchId'>,
  changes: Partial<Sent<'POST /contract/note/{matchId}/'>['body']> = {},
): Promise<void> => {
  for (const [{ token: as }, action] of [
    [company, 1],
    [applicant, 3],
  ] as const)
    await server.call('POST /matches/{id}/', { as, params: { id: matchId }, body: { action } });
  await server.call('POST /contract/note/{matchId}/', {
    as: company.token,
    params: { matchId },
    body: { ...completeContractSheet(), ...changes },
  });
};
