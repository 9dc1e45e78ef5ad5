import { quotedName } from '@tandem/domain/names';
import { composeMail, greetingOf, type ComposedMail } from '../../platform/mail/compose-mail.ts';

/** A need as its tutor reads of it. */
interface Told {
  company: string;
  title: string;
  link: string;
}

export interface TutorTold extends Told {
  firstName: string | null;
  /** Of a company that has just come: who invited it. */
  newcomer: string | null;
}

/** `lessLink`: of the page on which a tutor asks for no reminders. */
export const tutorMail = (
  { firstName, company, title, link, newcomer }: TutorTold,
  lessLink: string,
): ComposedMail =>
  composeMail({
    subject: `${quotedName(company)}\u202F: votre test de tuteur, deux minutes`,
    greeting: greetingOf(firstName),
    paragraphs: [
      `${quotedName(company)} vous a indiqué comme tuteur ou tutrice pour son besoin «\u202F${title}\u202F».`,
      'Quelques questions sur votre façon de travailler aident à trouver la personne avec qui vous vous entendrez. Il n’y a pas de bonne réponse, et aucun compte à créer.',
    ],
    action: { label: 'Répondre au test', link },
    lessLink,
    after: [
      `Vous n’êtes pas concerné\u202F? Dites-le à ${company}, et laissez ce message sans réponse.`,
      ...(newcomer === null ? [] : [newcomer]),
    ],
  });

/** What a tutor has not answered yet, in one mail however many needs name them. */
export const tutorReminder = (
  firstName: string | null,
  needs: readonly [Told, ...Told[]],
  lessLink: string,
): ComposedMail => {
  const [{ company, title, link }] = needs;
  const greeting = greetingOf(firstName);
  const after = [
    `Ces rappels cessent dès que vous avez répondu. Vous n’êtes pas concerné\u202F? Dites-le à ${company}, qui retirera votre adresse.`,
  ];
  const why =
    'Deux minutes suffisent, sans bonne réponse ni compte à créer. Des candidats sont proposés dès que vous avez répondu.';
  if (needs.length === 1)
    return composeMail({
      subject: `Rappel\u202F: votre test de tuteur pour ${quotedName(company)}, deux minutes`,
      greeting,
      paragraphs: [`Votre test pour le besoin «\u202F${title}\u202F» est attendu. ${why}`],
      action: { label: 'Répondre au test', link },
      lessLink,
      after,
    });
  const items = needs.map((need) => ({
    text: `${need.title}, chez ${need.company}`,
    link: need.link,
  }));
  return composeMail({
    subject: `Rappel\u202F: ${needs.length} tests de tuteur, deux minutes chacun`,
    greeting,
    paragraphs: [{ head: 'Vos tests pour ces besoins sont attendus\u202F:', items }, why],
    lessLink,
    after,
  });
};

/** The same in an SMS: all links, or some needs would never be answered. */
export const tutorReminderSms = ([first, ...others]: readonly [Told, ...Told[]]): string => {
  const what =
    others.length === 0
      ? `votre test de tuteur pour ${quotedName(first.company)} est attendu`
      : `${others.length + 1} tests de tuteur sont attendus`;
  const needLinks = [first, ...others].map(({ link }) => link);
  return `Tandem : rappel, ${what} (deux minutes) : ${needLinks.join(' ')}`;
};

/** Plain spaces before the colons: a no-break space would take the SMS out of the letters that phones send cheaply. */
export const tutorSms = ({ company, link }: Told): string =>
  `Tandem : ${quotedName(company)} vous demande, comme tuteur, de répondre à un test de deux minutes : ${link}`;
