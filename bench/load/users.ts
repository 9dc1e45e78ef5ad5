import { status } from '@tandem/domain/matches/match';
import { answers, sheetFor } from '../../server/src/testing/fixtures/candidate-payloads.ts';
import { companies } from './fill.ts';
import type { Random } from '../shared/random.ts';
import type { Answered, Connection, Sent } from './drive.ts';

export type Kind = 'applicant' | 'company' | 'staff';

type Timed = (connection: Connection, sent: Sent) => Promise<Answered>;

interface Match {
  id: number;
  moves?: number[];
}

const get = (path: string): Sent => ({ method: 'GET', path: `/api${path}` });

const sheet = sheetFor({ sessionId: 1, programmeId: 1 });
const company = { name: 'Entreprise', sector: [24], size: 'pme', workforce: '12', city: 'Lyon' };

/** What someone of this kind opens, one after the other, as the screens ask for it, and changes now and then. */
export const actAs = (kind: Kind, random: Random, connection: Connection) => {
  const firstOf = (answer: Answered): Match | undefined => {
    const list = Array.isArray(answer.json) ? (answer.json as Match[]) : [];
    return list.length > 0 ? random.pick(list) : undefined;
  };
  const panel = async (ask: Timed, match: Match | undefined, moves: readonly number[]) => {
    if (!match) return;
    await ask(connection, get(`/matches/${match.id}/`));
    await ask(connection, get(`/matches/${match.id}/explanation/`));
    if (random.chance(0.3))
      await ask(connection, {
        method: 'POST',
        path: `/api/matches/${match.id}/`,
        body: { action: random.pick(moves) },
      });
  };
  const candidate = async (ask: Timed) => {
    for (const path of ['/user/', '/applicant/info/', '/notifications/'])
      await ask(connection, get(path));
    await panel(ask, firstOf(await ask(connection, get('/match_cards/'))), [
      status.fullyAccepted,
      status.refusedByCandidate,
    ]);
    const own = await ask(connection, get('/applicants/registration/'));
    const { formation: programme } = own.json as { formation?: unknown };
    // Their own programme: in another one their matches would be others.
    if (random.chance(0.2) && programme)
      await ask(connection, {
        method: 'PUT',
        path: '/api/applicants/registration/',
        body: { ...sheet, formation: programme },
      });
    if (random.chance(0.1))
      await ask(connection, { method: 'POST', path: '/api/applicant_test/', body: answers() });
  };
  const companyActs = async (ask: Timed) => {
    for (const path of ['/user/', '/company/info/', '/notifications/', '/offers/', '/company/'])
      await ask(connection, get(path));
    await panel(ask, firstOf(await ask(connection, get('/match_cards/'))), [1, 2, -1]);
    if (random.chance(0.2))
      await ask(connection, { method: 'POST', path: '/api/company/', body: company });
  };
  const staff = async (ask: Timed) => {
    for (const path of [
      '/user/',
      '/applicant/?limit=50',
      '/companies/?limit=50',
      '/temp-applicants/?limit=50',
      '/match_applicants/groups/?by=offer&limit=50',
      '/formation-statistics/',
    ])
      await ask(connection, get(path));
    const group = `/match_cards/groups/offer/${1 + random.below(2 * companies)}/?limit=50`;
    const matches = await ask(connection, get(group));
    await panel(ask, firstOf(matches), [0, 1, 2]);
  };
  return { applicant: candidate, company: companyActs, staff }[kind];
};
