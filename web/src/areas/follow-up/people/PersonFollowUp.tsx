import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { NearNeedsOf } from '../near/NearPairs.tsx';
import { Calls } from './Calls.tsx';
import { Notes } from './Notes.tsx';
import { personOf } from './people.ts';
import { personMessages as messages } from './person-messages.ts';
import { Changing } from './PersonDetail.tsx';
import {
  PersonKept,
  PersonMatches,
  PersonMeetings,
  PersonWaits,
  Timeline,
} from './PersonParts.tsx';
import { ReferentField } from './ReferentField.tsx';
import { RefusedAddress } from './RefusedAddress.tsx';

/** What the staff see to about somebody, in the drawer of a list; how they are reached stands there already. */
export const PersonFollowUp = ({ accountId }: { accountId: number }) => {
  const query = useQuery(personOf(accountId));
  return (
    <Loaded query={query} skeleton={<Skeleton height={320} />} failure={messages.failed}>
      {(person) => (
        <Stack>
          <RefusedAddress person={person} />
          <Changing person={person} />
          <ReferentField person={person} />
          <Calls person={person} />
          <PersonWaits person={person} />
          <PersonKept person={person} />
          <PersonMatches person={person} />
          {person.side === 'applicant' && <NearNeedsOf candidateId={person.record_id} />}
          <PersonMeetings person={person} />
          <Notes person={person} />
          <Timeline person={person} />
        </Stack>
      )}
    </Loaded>
  );
};
