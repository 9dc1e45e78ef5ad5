import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { DetailSection } from '../../../ui/layout/DetailSection.tsx';
import { noteMessages } from './messages.ts';
import { personMessages } from './person-messages.ts';
import { NoteList } from './Notes.tsx';

/** What the staff have noted on a need, or on a match; `subject` is one of the two. */
const NotesOn = ({ subject }: { subject: { need_id: number } | { match_id: number } }) => {
  const query = useQuery(callQuery('GET /notes/', { query: subject }));
  return (
    <DetailSection title={personMessages.notes}>
      <Loaded query={query} skeleton={<Skeleton lines={2} />} failure={noteMessages.loadFailed}>
        {({ items }) => <NoteList notes={items} subject={subject} />}
      </Loaded>
    </DetailSection>
  );
};

export default NotesOn;
