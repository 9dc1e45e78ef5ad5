import { mailtoOf } from '@tandem/domain/accounts/email';
import { stageLabel } from '@tandem/domain/follow-up/stages';
import { useState } from 'react';
import { formatPhone } from '@tandem/domain/accounts/format-phone';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { DetailSection } from '../../../ui/layout/DetailSection.tsx';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { NearNeedsOf } from '../near/NearPairs.tsx';
import { sourceMessages } from '../bulk/messages.ts';
import { SourceButton } from '../bulk/SourceButton.tsx';
import { Calls } from './Calls.tsx';
import { correctMessages, personMessages as messages } from './person-messages.ts';
import { filledMark } from './filled-mark.ts';
import { NewAddress } from './NewAddress.tsx';
import { Notes } from './Notes.tsx';
import type { Person } from './people.ts';
import {
  PersonKept,
  PersonMatches,
  PersonMeetings,
  PersonNeeds,
  PersonWaits,
  Timeline,
} from './PersonParts.tsx';
import { OwnDataOf } from './OwnDataOf.tsx';
import { RefusedAddress } from './RefusedAddress.tsx';
import { SheetOfPerson } from './SheetOfPerson.tsx';
import { ReferentField } from './ReferentField.tsx';

const CorrectDialog = lazyDialog(() => import('./CorrectDialog.tsx'));

/** From where somebody came, told by the staff or by a list. */
const SourceOf = ({ person }: { person: Person }) => (
  <SourceButton
    label={sourceMessages.one}
    accountIds={[person.account_id]}
    now={person.source ?? ''}
    known={[]}
  />
);

const CorrectButton = ({ person }: { person: Person }) => {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpened(true)}>
        {correctMessages.correct}
      </Button>
      {opened && <CorrectDialog person={person} onClose={() => setOpened(false)} />}
    </>
  );
};

/** What the staff may change of somebody, and whether the centre has filled the sheet in. */
export const Changing = ({ person }: { person: Person }) => (
  <>
    {person.filled_by_centre && <p>{filledMark(person.filled_by_centre)}</p>}
    <Row>
      <CorrectButton person={person} />
      <SourceOf person={person} />
      <SheetOfPerson person={person} />
    </Row>
  </>
);

/** Who it is and how they are reached. */
export const Reach = ({ person }: { person: Person }) => (
  <DetailSection title={messages.reach}>
    <Row>
      <Badge>{messages.sides[person.side]}</Badge>
      <Badge variant="hollow">{stageLabel(person.side, person.stage)}</Badge>
    </Row>
    <Facts
      facts={[
        [
          messages.contact,
          [person.contact_name, person.contact_role].filter(Boolean).join(', ') || null,
        ],
        [
          messages.phone,
          person.phone && (
            <a key="phone" href={`tel:${person.phone}`}>
              {formatPhone(person.phone)}
            </a>
          ),
        ],
        [
          messages.email,
          person.email ? (
            <a key="mail" href={mailtoOf(person.email)}>
              {person.email}
            </a>
          ) : (
            messages.noEmail
          ),
        ],
        [messages.programme, person.programme],
        [messages.source, person.source],
        [messages.siret, person.siret],
      ]}
    />
    <RefusedAddress person={person} />
    <NewAddress person={person} />
    <Changing person={person} />
    <ReferentField person={person} />
    <OwnDataOf person={person} />
  </DetailSection>
);

/** The whole page of somebody. */
export const PersonDetail = ({ person }: { person: Person }) => (
  <>
    <Stack>
      <Reach person={person} />
      <Calls person={person} />
      <PersonWaits person={person} />
      <Notes person={person} />
    </Stack>
    <Stack>
      <PersonKept person={person} />
      <PersonMatches person={person} />
      {person.side === 'applicant' && <NearNeedsOf candidateId={person.record_id} />}
      {person.side === 'company' && <PersonNeeds person={person} />}
      <PersonMeetings person={person} />
      <Timeline person={person} />
    </Stack>
  </>
);
