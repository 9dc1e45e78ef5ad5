import { status } from '@tandem/domain/matches/match';
import { companyName } from '../../companies/company-name.ts';
import { goesOn, type MatchCard } from '../match.ts';
import { matchNews as messages } from './messages.ts';

type Matches = readonly MatchCard[];

/** Something that stands among what waits for the reader of a home. */
interface News {
  id: number;
  text: string;
  to: string;
}

/** Both have said yes, and nothing keeps the match from going on. */
const agreed = (matches: Matches): MatchCard[] =>
  matches.filter(
    (match) =>
      match.status === status.fullyAccepted &&
      !match.set_aside &&
      !match.already_placed &&
      goesOn(match),
  );

/** With whom the candidate has agreed, and what happens now. */
export const candidateNews = (matches: Matches): News[] =>
  agreed(matches).map(({ id, offer: need }) => ({
    id,
    text: messages.agreed(companyName(need.company), need.title),
    to: `/applicant/matches?match=${id}`,
  }));

/** Whose enrolment a company can finalise. */
export const companyNews = (matches: Matches): News[] =>
  agreed(matches).map(({ id, offer: need, candidate }) => ({
    id,
    text: messages.toFinalise(candidate?.name ?? '', need.title),
    to: `/company/matches?match=${id}`,
  }));
