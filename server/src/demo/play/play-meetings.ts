import { addDays } from '@tandem/domain/calendar/days';
import { parisClock, parisInstant } from '@tandem/domain/calendar/paris-time';
import { matchId, promisedStatuses, status, type MatchStatus } from '@tandem/domain/matches/match';
import type { SignedInActor } from '../../platform/http/call.ts';
import { writeMessage } from '../../areas/conversations/index.ts';
import { proposeMeeting, reportOutcome, takeMoment } from '../../areas/meetings/index.ts';
import { day, hour, isOfficeDay } from '../calendar.ts';
import type { Random } from '../random.ts';
import type { DemoMove } from './journeys.ts';
import { requestOf, type Happening } from './in-the-past.ts';

export interface Interviewed {
  /** The move by which the company accepted the candidate. */
  move: DemoMove;
  candidate: SignedInActor;
  company: SignedInActor;
}

const promised: readonly MatchStatus[] = promisedStatuses;

const words = [
  'Bonjour, votre fiche a retenu notre attention. Je vous propose un premier échange la semaine prochaine.',
  'Bonjour, votre parcours nous intéresse. Êtes-vous disponible pour visiter l’atelier\u202f?',
  'Bonjour, pouvez-vous apporter votre dernier bulletin au rendez-vous\u202f?',
];

const answers = [
  'Bonjour, merci de votre message. Oui, avec plaisir.',
  'Bonjour, c’est noté. À bientôt.',
];

/** Those whom a company has accepted and who are still in it, each once. */
export const acceptedIn = (moves: readonly DemoMove[]): DemoMove[] =>
  Array.from(Map.groupBy(moves, ({ match }) => match).values()).flatMap((own) => {
    const at = own.findIndex(({ by, to }) => by === 'company' && to === status.acceptedByCompany);
    const accepted = own[at];
    return accepted && own.slice(at).every(({ to }) => promised.includes(to)) ? [accepted] : [];
  });

interface Diary {
  now: Date;
  random: Random;
  /** Days on which somebody has a meeting already: one a day for each. */
  taken: Set<string>;
}

/** Two free days of the week some days after, at an hour of work. */
const momentsFor = ({ move }: Interviewed, { random, taken }: Diary): Date[] => {
  const { candidate, company } = move.match;
  const today = parisClock(move.at).day;
  const moments: Date[] = [];
  const officeDays = [2, 3, 4, 5, 6, 7, 8].map((days) => addDays(today, days)).filter(isOfficeDay);
  for (const on of random.some(officeDays, 2).toSorted()) {
    const keys = [`${candidate.email} ${on}`, `${company.email} ${on}`];
    if (keys.some((key) => taken.has(key))) continue;
    for (const key of keys) taken.add(key);
    const time = random.pick(['09:00', '10:30', '14:00', '15:30', '17:00']);
    const moment = parisInstant({ day: on, time });
    if (moment) moments.push(moment);
  }
  return moments;
};

const writing = (actor: SignedInActor, id: number, at: Date, text: string): Happening => ({
  at,
  play: async (past) => {
    const request = requestOf(past, actor, 'write_message');
    await writeMessage(past, { ...request, params: { id }, body: { text } });
  },
});

/** From the proposal to what is told afterwards, as far as time has come. */
const interviewOf = (one: Interviewed, diary: Diary): Happening[] => {
  const { move, candidate, company } = one;
  const { now, random } = diary;
  const { applicant_id: candidateId, offer_id: needId } = move.match.row;
  const id = matchId({ candidateId, needId });
  const proposedAt = new Date(move.at.getTime() + 2 * hour);
  const takenAt = new Date(move.at.getTime() + 20 * hour);
  const moments = momentsFor(one, diary);
  const outcome = random.chance(0.8) ? ('held' as const) : ('absent' as const);
  const [moment] = moments;
  const happenings = [
    writing(company, id, new Date(move.at.getTime() + hour), random.pick(words)),
    writing(candidate, id, new Date(move.at.getTime() + 19 * hour), random.pick(answers)),
  ];
  if (!moment) return happenings;
  let meetingId = 0;
  const auditAction = 'plan_meeting';
  happenings.push(
    {
      at: proposedAt,
      play: async (past) => {
        const { zipCode, city } = move.match.company;
        const place = `Place de la Gare, ${zipCode} ${city}`;
        const body = { moments, kind: 'on_site' as const, place, note: null };
        const made = await proposeMeeting(past, {
          ...requestOf(past, company, auditAction),
          params: { id },
          body,
        });
        if ('id' in made) meetingId = made.id;
      },
    },
    {
      at: takenAt,
      play: async (past) => {
        const request = requestOf(past, candidate, auditAction);
        await takeMoment(past, { ...request, params: { id: meetingId }, body: { moment } });
      },
    },
    {
      at: new Date(moment.getTime() + day),
      play: async (past) => {
        const request = requestOf(past, company, auditAction);
        await reportOutcome(past, { ...request, params: { id: meetingId }, body: { outcome } });
      },
    },
  );
  return happenings.filter(({ at }) => at < now);
};

/** Every other accepted candidate is written to, and asked to come. */
export const planMeetings = (
  interviewed: readonly Interviewed[],
  { now, random }: { now: Date; random: Random },
): Happening[] => {
  const diary: Diary = { now, random, taken: new Set() };
  return interviewed.filter(() => random.chance(0.5)).flatMap((one) => interviewOf(one, diary));
};
