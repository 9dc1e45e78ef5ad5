import { meetingKinds, type MeetingOutcome } from '@tandem/domain/meetings/meeting';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';
import { findMeetings, type Meeting } from '../../calendar/index.ts';
import type { Services } from '../../services.ts';
import { jsonFile } from './json-file.ts';

const stateLabels: Record<Meeting['state'], string> = {
  proposed: 'proposé',
  planned: 'fixé',
  over: 'passé',
  cancelled: 'annulé',
};

const outcomeLabels: Record<MeetingOutcome, string> = {
  held: 'a eu lieu',
  absent: 'l’autre personne n’est pas venue',
  put_off: 'reporté',
};

const outcomeOf = (outcome: MeetingOutcome | null) => outcome && outcomeLabels[outcome];

/** The meetings of a candidate or a company, with the other side by name, as its screens do. */
export const meetingsFile = (
  { db }: Pick<Services, 'db'>,
  own: { candidateId: number } | { companyId: number },
): ArchivedFile =>
  jsonFile('rendez-vous.json', async () => {
    const meetings = await findMeetings(db.read, own);
    return meetings.map((meeting) => ({
      besoin: meeting.need,
      avec: meeting.parties['candidateId' in own ? 'company' : 'applicant'].name,
      état: stateLabels[meeting.state],
      le: meeting.starts_at,
      'durée en minutes': meeting.minutes,
      comment: meetingKinds[meeting.kind],
      lieu: meeting.place,
      note: meeting.note,
      'selon le candidat': outcomeOf(meeting.applicant_outcome),
      'selon l’entreprise': outcomeOf(meeting.company_outcome),
      'proposé le': meeting.created_at,
    }));
  });
