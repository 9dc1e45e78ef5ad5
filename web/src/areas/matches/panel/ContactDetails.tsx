import { formatPhone } from '../../../platform/format/phones.ts';
import { Facts } from '../../../ui/layout/Facts.tsx';
import type { Match } from '../match.ts';
import { contactMessages } from '../answers/messages.ts';
import { matchPanelMessages as messages } from '../messages.ts';

/** Whom a candidate writes to or calls, once the company has said yes. */
export const ContactDetails = ({ contact }: { contact: NonNullable<Match['contact']> }) => (
  <div>
    <h4>{contactMessages.contact}</h4>
    <Facts
      layout="columns"
      facts={[
        [contactMessages.contactName, [contact.name, contact.role].filter(Boolean).join(', ')],
        [
          messages.phone,
          contact.phone && (
            <a key="phone" href={`tel:${contact.phone}`}>
              {formatPhone(contact.phone)}
            </a>
          ),
        ],
        [
          messages.email,
          <a key="mail" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>,
        ],
      ]}
    />
  </div>
);
