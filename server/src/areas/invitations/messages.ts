import { composeMail, greetingOf, type ComposedMail } from '../../platform/mail/compose-mail.ts';

export interface Invitee {
  kind: 'applicant' | 'company';
  /** First name of a candidate, name of a company; may be empty. */
  name: string;
  link: string;
  isReminder: boolean;
  /** Who invites, and where one asks. */
  centreName: string | null;
  contactLink: string;
  /** Where they ask for no more reminders. */
  lessLink: string;
}

const steps: Record<Invitee['kind'], string> = {
  applicant:
    'Vous y remplirez votre fiche, vous passerez un test de deux minutes, puis vous verrez les entreprises qui vous correspondent.',
  company:
    'Vous y décrirez votre entreprise et vos besoins, un tuteur passera un test de deux minutes, puis vous verrez les candidats qui vous correspondent.',
};

const subjects: Record<Invitee['kind'], string> = {
  applicant: 'Trouvez votre alternance avec Tandem',
  company: 'Trouvez votre alternant avec Tandem',
};

const opening = ({ kind, isReminder, centreName }: Invitee): string => {
  const by =
    centreName ?? (kind === 'applicant' ? 'Votre centre de formation' : 'Un centre de formation');
  const to =
    kind === 'applicant'
      ? 'pour trouver votre entreprise en alternance'
      : 'pour rencontrer vos futurs alternants';
  return isReminder
    ? `Votre espace Tandem est toujours prêt\u202F: ${centreName ?? 'votre centre de formation'} vous y attend ${to}.`
    : `${by} vous invite sur Tandem ${to}.`;
};

export const invitationMail = (invitee: Invitee): ComposedMail =>
  composeMail({
    subject: invitee.isReminder
      ? `Rappel : ${subjects[invitee.kind].charAt(0).toLowerCase()}${subjects[invitee.kind].slice(1)}`
      : subjects[invitee.kind],
    greeting: greetingOf(invitee.name),
    paragraphs: [opening(invitee), steps[invitee.kind]],
    action: { label: 'Créer mon compte', link: invitee.link },
    after: [
      'Ce lien est personnel. Il fonctionne une fois et pendant 90 jours.',
      `Une question\u202F? ${invitee.centreName ?? 'Le centre de formation'} vous répond\u202F: ${invitee.contactLink}`,
    ],
    lessLink: invitee.lessLink,
  });

/**
 * Where they ask for no more stands in those alone that leave by themselves, as it makes two SMS of one. Plain spaces before the
 * colons: a no-break space would take the SMS out of the letters that phones send cheaply.
 */
export const invitationSms = ({
  link,
  isReminder,
  lessLink,
  isByItself,
}: Invitee & { isByItself: boolean }): string =>
  isReminder
    ? `Tandem : votre espace vous attend. Créez votre compte pour trouver votre alternance : ${link}${isByItself ? ` Moins de messages : ${lessLink}` : ''}`
    : `Tandem : votre centre de formation vous invite à trouver votre alternance. Créez votre compte : ${link}`;
