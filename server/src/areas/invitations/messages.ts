import { composeMail, type ComposedMail } from '../../platform/mail/compose-mail.ts';

export interface Invitee {
  kind: 'applicant' | 'company';
  /** First name of a candidate, name of a company; may be empty. */
  name: string;
  link: string;
  isReminder: boolean;
  /** Where they ask for no more reminders; only in those that leave by themselves. */
  lessLink?: string;
}

const greetingTo = (name: string): string => (name ? `Bonjour ${name},` : 'Bonjour,');

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

const opening = ({ kind, isReminder }: Invitee): string => {
  if (isReminder) return 'Votre espace Tandem vous attend toujours.';
  return kind === 'applicant'
    ? 'Votre centre de formation vous invite sur Tandem pour trouver votre entreprise en alternance.'
    : 'Notre centre de formation vous invite sur Tandem pour rencontrer vos futurs alternants.';
};

export const invitationMail = (invitee: Invitee): ComposedMail =>
  composeMail({
    subject: invitee.isReminder
      ? `Rappel : ${subjects[invitee.kind].charAt(0).toLowerCase()}${subjects[invitee.kind].slice(1)}`
      : subjects[invitee.kind],
    greeting: greetingTo(invitee.name),
    paragraphs: [opening(invitee), steps[invitee.kind]],
    action: { label: 'Créer mon compte', link: invitee.link },
    after: ['Ce lien est personnel. Il fonctionne une fois et pendant 90 jours.'],
    ...(invitee.lessLink !== undefined && { lessLink: invitee.lessLink }),
  });

/** Plain spaces before the colons: a no-break space would take the SMS out of the letters that phones send cheaply. */
export const invitationSms = ({ link, isReminder }: Invitee): string =>
  isReminder
    ? `Tandem : votre espace vous attend. Créez votre compte pour trouver votre alternance : ${link}`
    : `Tandem : votre centre de formation vous invite à trouver votre alternance. Créez votre compte : ${link}`;
