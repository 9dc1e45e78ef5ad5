import type { MatchCard } from '../match.ts';

/** Of a candidate's matches the one that is their enrolment; where it is broken and there is no other, the last that was. */
export const ownEnrolment = <One extends Pick<MatchCard, 'enrolment'>>(
  matches: readonly One[],
): One | undefined => {
  const finalised = matches.filter(({ enrolment }) => enrolment !== undefined);
  const holding = finalised.filter(({ enrolment }) => !enrolment?.broken_on);
  const byDay = (a: One, b: One) =>
    (a.enrolment?.broken_on ?? '').localeCompare(b.enrolment?.broken_on ?? '');
  const byBeginning = (a: One, b: One) =>
    (a.enrolment?.begins_on ?? '').localeCompare(b.enrolment?.begins_on ?? '');
  return holding.toSorted(byBeginning).at(-1) ?? finalised.toSorted(byDay).at(-1);
};
