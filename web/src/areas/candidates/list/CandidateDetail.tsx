import { mailtoOf } from '@tandem/domain/accounts/email';
import { useState } from 'react';
import { contractTypes } from '@tandem/domain/reference/contract-types';
import { civilities } from '@tandem/domain/reference/civilities';
import { durations } from '@tandem/domain/reference/durations';
import { levels } from '@tandem/domain/reference/levels';
import { sectorChoice } from '../../reference/messages.ts';
import { sectors } from '@tandem/domain/reference/sectors';
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
import { mailLines, smsLines } from '../../invitations/sending-lines.ts';
import { formatDay } from '../../../platform/format/dates.ts';
import { narrowSpace } from '../../../platform/format/numbers.ts';
import { formatPhone } from '@tandem/domain/accounts/format-phone';
import { candidateDetailMessages as messages, candidatesMessages } from './messages.ts';
import { resumeDownloadMessages, tradesLabel } from '../messages.ts';
import { sendingMessages } from '../../invitations/messages.ts';
import { isInvited, statusLabels, type Candidate, type Registered } from './candidate-rows.ts';
import type { CandidateActions } from './use-candidate-actions.ts';
import { useTellOpened } from './use-tell-opened.ts';

const labelOf = <Key extends string | number>(
  labels: Readonly<Record<Key, string>>,
  key: Key | `${Key}` | null,
): string | null => (key === null ? null : labels[key as Key]);

const distanceOf = (km: number | null): string | null => {
  if (km === null) return null;
  return km === -1 ? messages.anyDistance : `${km}${narrowSpace}km`;
};

const sectorInOrder = (name: string, place: number): string =>
  place > 0 ? `${name} (${sectorChoice(place)})` : name;

const Sheet = ({ record }: { record: Registered['record'] }) => (
  <DetailSection title={messages.sheet}>
    <Facts
      facts={[
        [messages.formation, record.formation_name],
        [messages.session, record.session?.name],
        [candidatesMessages.diploma, record.diploma],
        [messages.level, labelOf(levels, record.target_educational_level)],
        [candidatesMessages.contractType, labelOf(contractTypes, record.contract_type)],
        [messages.duration, labelOf(durations, record.duration)],
        [candidatesMessages.location, record.location],
        [messages.distance, distanceOf(record.kilometers_away)],
        [
          messages.sectors,
          sectors
            .filter(({ id }) => record.sector.includes(id))
            .map(({ id, name }) => sectorInOrder(name, record.sector_order.indexOf(id) + 1))
            .join('\n'),
        ],
        [tradesLabel, record.trades],
        [messages.summary, record.summary],
      ]}
    />
    {record.skills.length > 0 && (
      <Row>
        {record.skills.map(({ id, name }) => (
          <Badge key={id}>{name}</Badge>
        ))}
      </Row>
    )}
  </DetailSection>
);

const Contact = ({ candidate }: { candidate: Candidate }) => {
  const { record } = candidate;
  const invited = isInvited(candidate);
  return (
    <DetailSection title={messages.contact}>
      <Facts
        facts={[
          [messages.civility, invited ? null : labelOf(civilities, candidate.record.civility)],
          [
            candidatesMessages.email,
            record.email && (
              <a key="mail" href={mailtoOf(record.email)}>
                {record.email}
              </a>
            ),
          ],
          [
            messages.phone,
            record.phone && (
              <a key="phone" href={`tel:${record.phone}`}>
                {formatPhone(record.phone)}
              </a>
            ),
          ],
          [
            messages.city,
            invited
              ? null
              : [candidate.record.city, candidate.record.country].filter(Boolean).join(', '),
          ],
        ]}
      />
    </DetailSection>
  );
};

const Invitation = ({ candidate, expired }: { candidate: Candidate; expired: boolean }) => {
  const { record } = candidate;
  const invited = isInvited(candidate);
  return (
    <DetailSection title={messages.invitation}>
      <Facts
        facts={[
          [messages.invitedOn, formatDay(record.created_at)],
          [
            expired ? messages.expired : messages.expiresOn,
            invited ? formatDay(candidate.record.expires_at) : null,
          ],
          [sendingMessages.mail, mailLines(record).join('\n')],
          [sendingMessages.sms, smsLines(record).join('\n')],
        ]}
      />
    </DetailSection>
  );
};

interface CandidateDetailProps {
  candidate: Candidate;
  actions: CandidateActions;
  onDelete: () => void;
}

const CandidateDetail = ({ candidate, actions, onDelete }: CandidateDetailProps) => {
  useTellOpened(candidate);
  const [now] = useState(Date.now);
  const invited = isInvited(candidate);
  const expired = invited && Date.parse(candidate.record.expires_at) < now;
  return (
    <Stack>
      <Row>
        <StateBadge state={candidate.state} labels={statusLabels} />
        {!invited && (
          <>
            <Badge variant={candidate.record.page_done ? 'good' : 'hollow'}>
              {candidate.record.page_done ? messages.pageDone : messages.pageMissing}
            </Badge>
            <Badge variant={candidate.record.test_done ? 'good' : 'hollow'}>
              {candidate.record.test_done ? messages.testDone : messages.testMissing}
            </Badge>
          </>
        )}
      </Row>
      <Row>
        {invited ? (
          <>
            <Button size="sm" variant="main" onClick={() => actions.remind(candidate)}>
              {messages.remind}
            </Button>
            <CopyButton text={candidate.record.link_inscription}>{messages.copyLink}</CopyButton>
          </>
        ) : (
          <Button size="sm" variant="main" onClick={() => actions.download(candidate)}>
            {resumeDownloadMessages.download}
          </Button>
        )}
        {candidate.standing && (
          <ButtonLink size="sm" to={personPath(candidate.standing.account_id)}>
            {openPerson}
          </ButtonLink>
        )}
        <Button size="sm" variant="quiet" onClick={onDelete}>
          {messages.delete}
        </Button>
      </Row>
      <Contact candidate={candidate} />
      {!invited && <Sheet record={candidate.record} />}
      <Invitation candidate={candidate} expired={expired} />
      {candidate.standing && <PersonFollowUp accountId={candidate.standing.account_id} />}
    </Stack>
  );
};

export default CandidateDetail;
