import { parisMoment } from '@tandem/domain/calendar/paris-time';
import { quotedName } from '@tandem/domain/names';
import { composeMail, greetingOf, type ComposedMail } from '../../../platform/mail/compose-mail.ts';

export interface ChangedNeed {
  title: string;
  company: string;
  /** What has changed, a line each. */
  lines: readonly string[];
}

/** In a digest, and in a mail of its own. */
export const changedParagraphs = ({ title, company, lines }: ChangedNeed): string[] => [
  [
    `Le besoin «\u202F${title}\u202F», chez ${company}, a changé\u202F:`,
    ...lines.map((line) => `• ${line}`),
  ].join('\n'),
];

export const ifItDoesNotSuit =
  'Vous n’avez rien à faire si cela vous va. Sinon, dites-le depuis la page de votre match, ou parlez-en à votre centre de formation.';

export const changedSubject = ({ title, company }: Omit<ChangedNeed, 'lines'>): string =>
  `${quotedName(title)} chez ${quotedName(company)}\u202F: ce qui a changé`;

/** To whom the two meet about it within days: it cannot wait for the digest. */
export const changedMail = (
  need: ChangedNeed,
  { greeted, meeting, link }: { greeted: string; meeting: Date; link: string },
): ComposedMail =>
  composeMail({
    subject: changedSubject(need),
    greeting: greetingOf(greeted),
    paragraphs: [
      ...changedParagraphs(need),
      `Votre rendez-vous du ${parisMoment(meeting)} ne change pas\u202F: vous pourrez en parler.`,
      ifItDoesNotSuit,
    ],
    action: { label: 'Voir ce match', link },
  });
