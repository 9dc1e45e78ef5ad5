import { parisMoment } from '@tandem/domain/calendar/paris-time';
import { meetingKinds, type MeetingSide } from '@tandem/domain/meetings/meeting';
import type { Meeting } from './meeting-queries.ts';

/** The page on which whoever is signed in sees one of their meetings, with its buttons. */
export const meetingPath = (id: number): string => `/meetings?meeting=${id}`;

/** How people meet and where: `Sur place : 4 rue des Lices`. */
export const placeLine = ({ kind, place }: Pick<Meeting, 'kind' | 'place'>): string =>
  `${meetingKinds[kind]} : ${place}`;

/** A meeting as it is told once the account of one side is deleted: nothing of what that side was called or wrote is in it. */
export const withoutNames = (meeting: Meeting, gone: MeetingSide): Meeting => {
  const { parties, applicant_id: candidateId, companyId } = meeting;
  const name =
    gone === 'applicant'
      ? `Candidat n° ${candidateId} (compte supprimé)`
      : `Entreprise n° ${companyId} (compte supprimé)`;
  return {
    ...meeting,
    parties: { ...parties, [gone]: { ...parties[gone], name } },
    place: '',
    note: '',
    ...(gone === 'company' && { need: `Besoin n° ${meeting.offer_id}` }),
  };
};

/** One a line, the earliest first. */
export const listMoments = (moments: readonly Date[]): string =>
  moments
    .toSorted((a, b) => a.getTime() - b.getTime())
    .map((at) => `• ${parisMoment(at)}`)
    .join('\n');

/** « un autre moment »: in the place of what had been agreed. */
export const proposedMoments = (moments: readonly Date[], areOthers: boolean): string => {
  if (moments.length === 1) return areOthers ? 'un autre moment' : 'un moment';
  return areOthers ? 'd’autres moments' : 'des moments';
};

export const areProposed = (moments: readonly Date[], areOthers: boolean): string =>
  `${proposedMoments(moments, areOthers)} ${moments.length === 1 ? 'est proposé' : 'sont proposés'}`;

export const chooseMoment = (moments: readonly Date[]): string =>
  moments.length === 1 ? 'Confirmez ce moment' : 'Choisissez un de ces moments';
