import { tellingClosenessOf } from '@tandem/domain/matches/standing';
import { isMatchedNeed } from '@tandem/domain/needs/need-state';
import { candidateName } from '../candidates/candidate-name.ts';
import type { Match, MatchCard } from './match.ts';

const enrolmentOf = ({ state, begins_on, broken_on }: NonNullable<Match['enrolment']>) => ({
  state,
  begins_on: begins_on ?? undefined,
  broken_on: broken_on ?? undefined,
});

/** What the card of a match would say, for whoever reads the match. */
export const cardOf = (match: Match): MatchCard => {
  const { offer: need, application, enrolment } = match;
  const { applicant: candidate } = application;
  return {
    id: match.id,
    status: match.status,
    score: match.score,
    created_at: match.created_at,
    closeness: match.standing ? tellingClosenessOf(match.standing) : undefined,
    advised: match.advised,
    attention: match.attention ?? undefined,
    proposed: match.proposed_at ? true : undefined,
    interested: match.interested_at ? true : undefined,
    already_placed: match.already_placed || undefined,
    set_aside: match.set_aside || undefined,
    awaited: match.awaited ?? undefined,
    enrolment: enrolment ? enrolmentOf(enrolment) : undefined,
    offer: {
      title: need.title,
      company: need.company?.name,
      location: need.location ?? undefined,
      state: isMatchedNeed(need.state) ? undefined : need.state,
      set_aside_until: need.set_aside_until ?? undefined,
      closed_session: need.session_closed ? need.session : undefined,
    },
    candidate: {
      name: candidateName(candidate),
      place: candidate.location ?? undefined,
      programme: candidate.formation_name ?? undefined,
    },
  };
};
