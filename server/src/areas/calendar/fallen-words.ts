import { parisMoment } from '@tandem/domain/calendar/paris-time';
import { otherSide, type MeetingSide } from '@tandem/domain/meetings/meeting';
import { composeMail, greetingOf, type ComposedMail } from '../../platform/mail/compose-mail.ts';
import type { Fallen } from './fallen.ts';
import { causeOf, type Cause } from './messages.ts';

const entriesOf = (fallen: readonly Fallen[]): number =>
  fallen.filter(({ before }) => before !== null).length;

/** What the calendar does of the cancellations that go with the mail. */
const calendarLine = (fallen: readonly Fallen[]): string[] => {
  const entries = entriesOf(fallen);
  if (entries === 0) return [];
  if (entries === 1 && fallen.length > 1)
    return ['L’annulation jointe retire de votre agenda celui qui y figurait.'];
  return entries === 1
    ? ['L’annulation jointe le retire de votre agenda.']
    : ['Les annulations jointes les retirent de votre agenda.'];
};

const lineOf = ({ meeting, before }: Fallen, reader: MeetingSide): string => {
  const { name } = meeting.parties[otherSide(reader)];
  const when = before === null ? 'sans moment choisi' : parisMoment(before);
  return `• ${when}, avec ${name} («\u202F${meeting.need}\u202F»)`;
};

const timeOf = ({ before }: Fallen): number => before?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** One after the other as they would have been; those without a moment last. */
const linesOf = (fallen: readonly Fallen[], reader: MeetingSide): string[] =>
  fallen.toSorted((one, other) => timeOf(one) - timeOf(other)).map((one) => lineOf(one, reader));

/** What else a mail says to one side, of whose meetings some fall with what it tells: behind it, in paragraphs. */
export const fallenParagraphs = (fallen: readonly Fallen[], reader: MeetingSide): string[] => {
  const [first, ...more] = fallen;
  if (!first) return [];
  const withWhom = `avec ${first.meeting.parties[otherSide(reader)].name}`;
  const said =
    more.length > 0
      ? ['Ces rendez-vous n’ont donc plus lieu\u202F:', ...linesOf(fallen, reader)].join('\n')
      : first.before === null
        ? `Le rendez-vous qui était proposé ${withWhom} n’a donc plus lieu.`
        : `Votre rendez-vous du ${parisMoment(first.before)} ${withWhom} n’a donc plus lieu.`;
  return [said, ...calendarLine(fallen)];
};

/** The same for the bell, behind a sentence: empty where none falls. */
export const fallenNotice = (fallen: readonly Fallen[]): string => {
  const [first, ...more] = fallen;
  if (!first) return '';
  if (more.length > 0) return ` ${fallen.length} rendez-vous n’ont donc plus lieu.`;
  return first.before === null
    ? ' Le rendez-vous qui était proposé n’a donc plus lieu.'
    : ` Votre rendez-vous du ${parisMoment(first.before)} n’a donc plus lieu.`;
};

/** Why they fall, in one sentence: as of one of them, unless they are about several needs. */
const togetherCause = (fallen: readonly Fallen[], reader: MeetingSide, cause: Cause): string => {
  const needs = new Set(fallen.map(({ meeting }) => meeting.offer_id));
  if (needs.size > 1 && cause === 'need_closed') return 'ces besoins sont clos';
  if (needs.size > 1 && cause === 'match_closed') return 'ces matchs sont clos';
  const [first] = fallen;
  return first ? causeOf(first.meeting, reader, cause) : '';
};

/** Several meetings of one side that fall at once, in one mail. */
export const fallenMail = (
  fallen: readonly Fallen[],
  reader: MeetingSide,
  cause: Cause,
  link: string,
): ComposedMail =>
  composeMail({
    subject: `${fallen.length} rendez-vous annulés`,
    greeting: greetingOf(fallen[0]?.meeting.parties[reader].greeted ?? ''),
    paragraphs: [
      [
        `Ces rendez-vous n’ont plus lieu, car ${togetherCause(fallen, reader, cause)}\u202F:`,
        ...linesOf(fallen, reader),
      ].join('\n'),
      ...calendarLine(fallen),
    ],
    action: { label: 'Voir mes rendez-vous', link },
  });
