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
