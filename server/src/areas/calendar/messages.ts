import { parisMoment } from '@tandem/domain/calendar/paris-time';
import { otherSide, type MeetingOutcome, type MeetingSide } from '@tandem/domain/meetings/meeting';
import { quotedName } from '@tandem/domain/names';
import { composeMail, greetingOf, type ComposedMail } from '../../platform/mail/compose-mail.ts';
import type { Meeting } from './meeting-queries.ts';
import {
  areProposed,
  chooseMoment,
  listMoments,
  placeLine,
  proposedMoments,
} from './meeting-words.ts';

/** Who did it: one of the two, or the staff for them. */
export interface Author {
  side: MeetingSide;
  byStaff: boolean;
}

/** Why a meeting falls that nobody cancelled. */
export type Cause =
  | 'match_closed'
  | 'need_closed'
  | 'candidate_placed'
  | 'session_closed'
  | 'account_gone';

export type MeetingNews =
  | { what: 'proposed'; by: Author; moments: readonly Date[]; before: Date | null }
  | { what: 'planned'; by: Author; startsAt: Date; isMoved: boolean }
  | { what: 'cancelled'; by: Author; before: Date | null; reason: string | null }
  | { what: 'dropped'; before: Date | null; cause: Cause }
  | {
      what: 'told';
      by: Author;
      outcome: Exclude<MeetingOutcome, 'held'>;
      startsAt: Date;
      /** Neither has said yes, as at a forum, or the match is closed: they can neither write nor propose. */
      cannotAnswer: boolean;
    }
  | { what: 'reminder'; startsAt: Date };

type News<What extends MeetingNews['what']> = Extract<MeetingNews, { what: What }>;

interface Wording {
  subject: string;
  paragraphs: string[];
  label: string;
}

interface Reading {
  meeting: Meeting;
  reader: MeetingSide;
  /** The other side's name, as it is and as a subject has it. */
  name: string;
  quoted: string;
  need: string;
}

const centre = 'Le centre de formation';
const see = 'Voir le rendez-vous';

const details = ({ meeting }: Reading): string =>
  [placeLine(meeting), `Durée : ${meeting.minutes} minutes`, meeting.note]
    .filter(Boolean)
    .join('\n');

const proposed = (reading: Reading, { by, moments, before }: News<'proposed'>): Wording => {
  const { reader, name, quoted, need } = reading;
  const isAsked = by.side !== reader;
  const old = before && `Le rendez-vous du ${parisMoment(before)} ne tient plus. `;
  if (!isAsked)
    return {
      subject: `Rendez-vous avec ${quoted} : ${areProposed(moments, before !== null)}`,
      paragraphs: [
        `${old ?? ''}${by.byStaff ? `${centre} a proposé en votre nom` : 'Vous avez proposé'} à ${name}, pour ${need} :`,
        listMoments(moments),
        'Vous serez prévenu dès qu’un moment sera choisi.',
      ],
      label: see,
    };
  return {
    subject: before
      ? `Rendez-vous à déplacer avec ${quoted}`
      : by.byStaff
        ? `Un rendez-vous avec ${quoted} : choisissez un moment`
        : `${quoted} vous propose un rendez-vous`,
    paragraphs: [
      before
        ? `${old}${by.byStaff ? `${centre}, pour ${name},` : name} propose ${proposedMoments(moments, before !== null)} pour ${need} :`
        : `${by.byStaff ? `${centre} vous propose un rendez-vous avec ${name}` : `${name} vous propose un rendez-vous`} pour ${need}. ${chooseMoment(moments)}, ou proposez-en d’autres :`,
      listMoments(moments),
      details(reading),
    ],
    label: 'Choisir un moment',
  };
};

const planned = (reading: Reading, { by, startsAt, isMoved }: News<'planned'>): Wording => {
  const { quoted, name, need } = reading;
  const moment = parisMoment(startsAt);
  return {
    subject: `Rendez-vous ${isMoved ? 'déplacé ' : ''}avec ${quoted} : ${moment}`,
    paragraphs: [
      `${by.byStaff ? `${centre} a enregistré ce rendez-vous. ` : ''}Votre rendez-vous avec ${name} pour ${need} est ${isMoved ? 'déplacé au' : 'fixé au'} ${moment}.`,
      details(reading),
      isMoved
        ? 'L’invitation jointe met votre agenda à jour.'
        : 'L’invitation jointe l’ajoute à votre agenda.',
    ],
    label: see,
  };
};

const cancelled = (reading: Reading, { by, before, reason }: News<'cancelled'>): Wording => {
  const { reader, name, quoted, need } = reading;
  const day = before && ` du ${parisMoment(before)}`;
  const isOwn = by.side === reader && !by.byStaff;
  const isTheirs = by.side !== reader && !by.byStaff;
  const which = day
    ? `${isOwn ? 'le' : 'votre'} rendez-vous${day}`
    : `${isTheirs ? 'sa' : 'la'} proposition de rendez-vous`;
  const who = by.byStaff ? centre : isOwn ? 'Vous' : name;
  const verb = isOwn ? 'avez annulé' : 'a annulé';
  return {
    subject: `Rendez-vous annulé avec ${quoted}`,
    paragraphs: [
      `${who} ${verb} ${which}${isTheirs ? '' : ` avec ${name}`} pour ${need}.`,
      ...(reason ? [`« ${reason} »`] : []),
      ...(before ? ['L’annulation jointe le retire de votre agenda.'] : []),
    ],
    label: see,
  };
};

const causes: Record<Cause, (reading: Reading) => string> = {
  match_closed: ({ need }) => `le match pour ${need} est clos`,
  need_closed: ({ need }) => `le besoin ${need} est clos`,
  candidate_placed: ({ reader, name }) =>
    reader === 'applicant'
      ? 'votre inscription dans une autre entreprise est finalisée'
      : `${name} a trouvé sa place dans une autre entreprise`,
  session_closed: () => 'l’année scolaire est clôturée',
  account_gone: () => 'ce compte n’existe plus',
};

const dropped = (reading: Reading, { before, cause }: News<'dropped'>): Wording => ({
  subject: `Rendez-vous annulé avec ${reading.quoted}`,
  paragraphs: [
    `${before ? `Votre rendez-vous du ${parisMoment(before)} avec ${reading.name}` : `La proposition de rendez-vous avec ${reading.name}`} n’a plus lieu : ${causes[cause](reading)}.`,
    ...(before ? ['L’annulation jointe le retire de votre agenda.'] : []),
  ],
  label: 'Voir mes rendez-vous',
});

/** What one does about a meeting that was missed or put off. */
const next = {
  absent: {
    between:
      'Un empêchement, une erreur ? Dites-le, et proposez un autre moment sur la page du match.',
    throughCentre: 'Un empêchement, une erreur ? Dites-le à votre centre de formation.',
  },
  put_off: {
    between: 'Proposez un autre moment, ou attendez sa proposition.',
    throughCentre: 'Votre centre de formation vous aide à en convenir d’un autre.',
  },
} as const;

const told = (reading: Reading, { by, outcome, startsAt, cannotAnswer }: News<'told'>): Wording => {
  const { name, quoted, need } = reading;
  const todo = next[outcome][cannotAnswer ? 'throughCentre' : 'between'];
  const label = cannotAnswer ? see : 'Répondre, ou proposer un moment';
  const who = by.byStaff ? centre : name;
  const moment = parisMoment(startsAt);
  return outcome === 'absent'
    ? {
        subject: `Rendez-vous manqué avec ${quoted}`,
        paragraphs: [
          `${who} indique que vous n’étiez pas au rendez-vous du ${moment} pour ${need}.`,
          todo,
        ],
        label,
      }
    : {
        subject: `Rendez-vous reporté avec ${quoted}`,
        paragraphs: [
          `${who} indique que le rendez-vous du ${moment} pour ${need} est reporté. ${todo}`,
        ],
        label,
      };
};

const reminder = (reading: Reading, { startsAt }: News<'reminder'>): Wording => ({
  subject: `Rappel : rendez-vous avec ${reading.quoted}, ${parisMoment(startsAt)}`,
  paragraphs: [
    `Vous avez rendez-vous avec ${reading.name} pour ${reading.need}, ${parisMoment(startsAt)}.`,
    details(reading),
    'Un empêchement ? Prévenez dès maintenant : vous pouvez déplacer ou annuler le rendez-vous.',
  ],
  label: see,
});

const wordingOf = (reading: Reading, news: MeetingNews): Wording => {
  switch (news.what) {
    case 'proposed':
      return proposed(reading, news);
    case 'planned':
      return planned(reading, news);
    case 'cancelled':
      return cancelled(reading, news);
    case 'dropped':
      return dropped(reading, news);
    case 'told':
      return told(reading, news);
    default:
      return reminder(reading, news);
  }
};

const readingOf = (meeting: Meeting, reader: MeetingSide): Reading => {
  const { name } = meeting.parties[otherSide(reader)];
  return { meeting, reader, name, quoted: quotedName(name), need: `« ${meeting.need} »` };
};

/** Why a meeting falls, as a reader is told of it. */
export const causeOf = (meeting: Meeting, reader: MeetingSide, cause: Cause): string =>
  causes[cause](readingOf(meeting, reader));

export const meetingMail = (
  meeting: Meeting,
  reader: MeetingSide,
  news: MeetingNews,
  link: string,
): ComposedMail => {
  const { subject, paragraphs, label } = wordingOf(readingOf(meeting, reader), news);
  return composeMail({
    subject,
    greeting: greetingOf(meeting.parties[reader].greeted),
    paragraphs,
    action: { label, link },
  });
};

/** The same in a line, for the bell. */
export const meetingNotice = (meeting: Meeting, reader: MeetingSide, news: MeetingNews): string =>
  `${wordingOf(readingOf(meeting, reader), news).subject} (${meeting.need})`;
