import { quotedName } from '@tandem/domain/names';
import { composeMail, greetingOf, type ComposedMail } from '../../platform/mail/compose-mail.ts';

interface Told {
  /** The candidate's first name, or the company's own. */
  greeted: string;
  /** Who wrote, as the reader knows them. */
  name: string;
  needTitle: string;
  link: string;
}

const subjectOf = ({ name }: Told): string => `${quotedName(name)} vous a écrit`;

/** That somebody wrote; what, is read on the page: a mail goes through more hands. */
export const writtenMail = (told: Told): ComposedMail =>
  composeMail({
    subject: subjectOf(told),
    greeting: greetingOf(told.greeted),
    paragraphs: [
      `${told.name} vous a écrit au sujet de «\u202F${told.needTitle}\u202F». Lisez son message et répondez sur la page du match.`,
    ],
    action: { label: 'Lire et répondre', link: told.link },
  });

export const writtenNotice = (told: Told): string => `${subjectOf(told)} (${told.needTitle})`;

export interface Report {
  candidate: string;
  company: string;
  needTitle: string;
  /** Who reported it. */
  by: string;
  text: string;
  reason: string;
  link: string;
}

export const reportMail = (report: Report): ComposedMail =>
  composeMail({
    subject: `Message signalé par ${quotedName(report.by)}`,
    greeting: 'Bonjour,',
    paragraphs: [
      `${report.by} signale un message de l’échange entre ${report.candidate} et ${report.company} au sujet de «\u202F${report.needTitle}\u202F».`,
      `Le message\u202F:\n${report.text}`,
      `Pourquoi il est signalé\u202F:\n${report.reason}`,
    ],
    action: { label: 'Voir l’échange', link: report.link },
  });

export const reportNotice = ({ by, needTitle }: Report): string =>
  `Message signalé par ${quotedName(by)} (${needTitle})`;
