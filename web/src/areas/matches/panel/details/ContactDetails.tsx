import { mailtoOf } from '@tandem/domain/accounts/email';
import { formatPhone } from '@tandem/domain/accounts/format-phone';
import { Facts } from '../../../../ui/layout/Facts.tsx';
import type { Match } from '../../match.ts';
import { contactMessages } from '../../answers/messages.ts';
import { matchPanelMessages as messages } from '../../messages.ts';

interface Reached {
  name: string;
  phone: string | null;
  email: string | null;
}

const Reach = ({ title, person: { name, phone, email } }: { title: string; person: Reached }) => (
  <div>
    <h4>{title}</h4>
    <Facts
      layout="columns"
      facts={[
        [contactMessages.contactName, name],
        [
          messages.phone,
          phone && (
            <a key="phone" href={`tel:${phone}`}>
              {formatPhone(phone)}
            </a>
          ),
        ],
        [
          messages.email,
          email && (
            <a key="mail" href={mailtoOf(email)}>
              {email}
            </a>
          ),
        ],
      ]}
    />
  </div>
);

/** Whom a candidate writes to or calls: the company's contact once it has said yes, the tutor once both have. */
export const ContactDetails = ({ contact }: { contact: NonNullable<Match['contact']> }) => {
  const name = [contact.name, contact.role].filter(Boolean).join(', ');
  return (
    <>
      <Reach title={contactMessages.contact} person={{ ...contact, name }} />
      {contact.tutor && <Reach title={contactMessages.tutor} person={contact.tutor} />}
    </>
  );
};
