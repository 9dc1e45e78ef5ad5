import type { Handler } from '../handler.ts';
import { links } from '../../platform/mail/links.ts';
import { invitationMail, invitationSms } from './messages.ts';

/** In the place of what only the invitation of somebody says. */
const ofSomebody = {
  candidates: { kind: 'applicant', name: '[prénom]' },
  companies: { kind: 'company', name: '[entreprise]' },
} as const;

const personalLink = 'lien-personnel';

/** What an import sends, written by what writes it to each. */
export const readInvitationMessage: Handler<'GET /imports/message/{kind}/', 'config'> = (
  { config },
  { params },
) => {
  const { absolute, registration, lessMessages } = links(config);
  const whose = ofSomebody[params.kind];
  const invitee = {
    ...whose,
    link: registration(whose.kind, personalLink),
    isReminder: false,
    centreName: config.centreName,
    contactLink: absolute('/contact'),
    lessLink: lessMessages(personalLink),
  };
  const { subject, text } = invitationMail(invitee);
  return Promise.resolve({ subject, text, sms: invitationSms({ ...invitee, isByItself: false }) });
};
