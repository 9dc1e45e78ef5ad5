import type { Sent } from '@tandem/contract';
import { matchId, status } from '@tandem/domain/matches/match';
import { pairOfRow } from '../../platform/database/queries/pair-of-row.ts';
import { askForPart, readPartByLink, savePartByLink } from '../../areas/contracts/index.ts';
import type { Services } from '../../areas/services.ts';
import { bodyOf, type SignedInActor } from '../../platform/http/call.ts';
import { day, hour } from '../calendar.ts';
import { tutorDegrees, tutorPositions } from '../data/tutors.ts';
import { trades } from '../data/trades.ts';
import { gendered, slug } from '../plan/words.ts';
import { lastMoves, type DemoMatch, type DemoMove } from './journeys.ts';
import { requestOf, type Happening } from './in-the-past.ts';

type Party = Sent<'POST /contract/file/{matchId}/parts/{party}/'>['params']['party'];

const idOf = ({ row }: DemoMatch): number => matchId(pairOfRow(row));

/** Asks by a link that is handed over; answers its token. */
const ask = async (
  past: Services,
  actor: SignedInActor,
  match: DemoMatch,
  { party, name, email }: { party: Party; name: string; email: string },
): Promise<string> => {
  const answer = await askForPart(past, {
    ...requestOf(past, actor, 'ask_contract_part'),
    params: { matchId: idOf(match), party },
    body: { way: 'link', name, email, phone: null },
  });
  const { link } = bodyOf(answer);
  return link?.split('/').at(-1) ?? '';
};

/** What a tutor has typed on their phone before something came up. */
const begunBy = ({ need, company }: DemoMatch): Record<string, string> => {
  const { tutor, trade } = need;
  return {
    supervisor_lastname: tutor.lastName,
    supervisor_firstname: tutor.firstName,
    supervisor_position: gendered(tutorPositions[trade][0] ?? '', tutor.civility),
    supervisor_highest_degree: tutorDegrees[trades[trade].programme.level]?.[0] ?? 'BTS',
    supervisor_email: `${slug(tutor.firstName)}.${slug(tutor.lastName)}@${company.data.slug}.exemple.fr`,
  };
};

/** The tutor is asked and has begun, the candidate is asked and has not opened the link. */
const partsOf = (match: DemoMatch, actor: SignedInActor, at: Date): Happening[] => {
  const { candidate, need } = match;
  const values = begunBy(match);
  const tutor = {
    party: 'supervisor' as const,
    name: `${need.tutor.firstName} ${need.tutor.lastName}`,
    email: values['supervisor_email'] ?? '',
  };
  let token = '';
  return [
    {
      at,
      play: async (past) => {
        token = await ask(past, actor, match, tutor);
        const name = `${candidate.firstName} ${candidate.lastName}`;
        await ask(past, actor, match, { party: 'candidate', name, email: candidate.email });
      },
    },
    {
      at: new Date(at.getTime() + 3 * hour),
      play: async (past) => {
        const params = { token };
        const opening = requestOf(past, null, 'open_contract_part');
        await readPartByLink(past, { ...opening, params, body: undefined });
        const changes = Object.entries(values).map(([key, value]) => ({ key, value, seen: '' }));
        const saving = requestOf(past, null, 'save_contract_part');
        await savePartByLink(past, { ...saving, params, body: { changes } });
      },
    },
  ];
};

/** Whoever has agreed of late and prepares the contract has asked others for their parts. */
export const planAskedParts = (
  moves: readonly DemoMove[],
  companyOf: (move: DemoMove) => SignedInActor,
  now: Date,
): Happening[] => {
  return lastMoves(moves)
    .filter(({ match, to }) => to === status.fullyAccepted && match.candidate.session === 'current')
    .flatMap((move) => partsOf(move.match, companyOf(move), new Date(move.at.getTime() + day)))
    .filter(({ at }) => at < now);
};
