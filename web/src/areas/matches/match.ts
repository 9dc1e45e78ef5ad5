import type { Answer } from '@tandem/contract';

export type Match = Answer<'GET /matches/{id}/'>;

/** A match as a line of a list has it. */
export type MatchCard = Answer<'GET /match_cards/'>[number];

/** Who looks at a match: the candidate, the company, or the staff. */
export type MatchView = 'candidate' | 'company' | 'admin';

export type MatchedCandidate = Match['application']['applicant'];
export type Need = Match['offer'];

/** Whether anything still moves on its need: one that is closed says its state, one of a closed year which. */
export const goesOn = ({
  offer,
}: {
  offer: Pick<MatchCard['offer'], 'state' | 'closed_session'>;
}) => offer.state === undefined && offer.closed_session === undefined;
