import { mailtoOf } from '@tandem/domain/accounts/email';
import { organisationTypes, workforceBands } from '@tandem/domain/reference/companies';
import { useState } from 'react';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { openPerson } from '../../follow-up/people/messages.ts';
import { personPath } from '../../follow-up/people/people.ts';
import { PersonFollowUp } from '../../follow-up/people/PersonFollowUp.tsx';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { DetailSection } from '../../../ui/layout/DetailSection.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { StateBadge } from '../../invitations/StateBadge.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { mailLines } from '../../invitations/sending-lines.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { formatPhone } from '@tandem/domain/accounts/format-phone';
import { companyMessages } from '../messages.ts';
import { candidateDetailMessages as shared } from '../../candidates/list/messages.ts';
import { companiesMessages, companyDetailMessages as messages } from './messages.ts';
import { sendingMessages } from '../../invitations/messages.ts';
import { isInvited, sheetOf, statusLabels, type Company } from './company-rows.ts';
import { CompanyNeeds } from './CompanyNeeds.tsx';
import type { CompanyActions } from './use-company-actions.ts';

interface CompanyDetailProps {
  company: Company;
  actions: CompanyActions;
  onDelete: () => void;
}

const workforceOf = (code: string | null | undefined): string | undefined =>
  workforceBands.find(([band]) => band === code)?.[1];

type Sheet = ReturnType<typeof sheetOf>;

const addressOf = (sheet: Sheet) =>
  sheet &&
  [
    sheet.adress,
    [sheet.zip_code, sheet.city].filter(Boolean).join(' '),
    sheet.page_done ? sheet.country : null,
  ]
    .filter(Boolean)
    .join('\n');

const contactOf = (sheet: Sheet) =>
  sheet &&
  [sheet.contact_name, sheet.contact_role, sheet.contact_phone && formatPhone(sheet.contact_phone)]
    .filter(Boolean)
    .join('\n');

const CompanyDetail = ({ company, actions, onDelete }: CompanyDetailProps) => {
  const { record } = company;
  const sheet = sheetOf(company);
  const [now] = useState(Date.now);
  const expires = isInvited(company) ? company.record.expires_at : null;
  return (
    <Stack>
      <Row>
        <StateBadge state={company.state} labels={statusLabels} />
        {sheet && (
          <Badge variant={sheet.page_done ? 'good' : 'hollow'}>
            {sheet.page_done ? messages.sheetDone : messages.sheetMissing}
          </Badge>
        )}
      </Row>
      <Row>
        {isInvited(company) && (
          <>
            <Button size="sm" variant="main" onClick={() => actions.remind(company)}>
              {shared.remind}
            </Button>
            <CopyButton text={company.record.link_inscription}>{shared.copyLink}</CopyButton>
          </>
        )}
        {company.standing && (
          <ButtonLink size="sm" to={personPath(company.standing.account_id)}>
            {openPerson}
          </ButtonLink>
        )}
        <Button size="sm" variant="quiet" onClick={onDelete}>
          {shared.delete}
        </Button>
      </Row>
      <DetailSection title={messages.company}>
        <Facts
          facts={[
            [
              companiesMessages.email,
              record.email && (
                <a key="mail" href={mailtoOf(record.email)}>
                  {record.email}
                </a>
              ),
            ],
            [messages.sectors, sheet?.sector.map(({ name }) => name).join('\n')],
            [messages.size, sheet?.size && organisationTypes[sheet.size]],
            [messages.workforce, workforceOf(sheet?.workforce)],
            [messages.siret, record.siret],
            [messages.address, addressOf(sheet)],
            [companyMessages.contact, contactOf(sheet)],
            [messages.description, sheet?.description],
          ]}
        />
      </DetailSection>
      {sheet && (
        <DetailSection title={messages.offers}>
          <CompanyNeeds id={sheet.id} />
        </DetailSection>
      )}
      <DetailSection title={shared.invitation}>
        <Facts
          facts={[
            [shared.invitedOn, formatDay(record.created_at)],
            [
              expires !== null && Date.parse(expires) < now ? shared.expired : shared.expiresOn,
              expires && formatDay(expires),
            ],
            [sendingMessages.mail, mailLines(record).join('\n')],
          ]}
        />
      </DetailSection>
      {company.standing && <PersonFollowUp accountId={company.standing.account_id} />}
    </Stack>
  );
};

export default CompanyDetail;
