import { status, type MatchStatus } from '@tandem/domain/matches/match';
import { matchNews as messages } from './messages.ts';

type Matches = readonly {
  status: MatchStatus;
  already_placed?: boolean | undefined;
  set_aside?: boolean | undefined;
}[];

const countOf = (matches: Matches, wanted: MatchStatus): number =>
  matches.filter((match) => match.status === wanted).length;

/** What waits for the candidate among their matches, a sentence each; nothing where nothing does. */
export const candidateNews = (matches: Matches): string[] => {
  const toAnswer = countOf(
    matches.filter((match) => !match.set_aside),
    status.acceptedByCompany,
  );
  return toAnswer > 0 ? [messages.toAnswer(toAnswer)] : [];
};

/** The same for a company; who is placed elsewhere already waits for nothing. */
export const companyNews = (matches: Matches): string[] => {
  const open = matches.filter((match) => !match.already_placed);
  const toFinalise = countOf(open, status.fullyAccepted);
  const toStudy = countOf(open, status.pending);
  return [
    ...(toFinalise > 0 ? [messages.toFinalise(toFinalise)] : []),
    ...(toStudy > 0 ? [messages.toStudy(toStudy)] : []),
  ];
};
