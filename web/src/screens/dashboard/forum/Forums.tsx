import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ForumActions } from '../../../areas/forums/ForumActions.tsx';
import { ForumFacts } from '../../../areas/forums/ForumFacts.tsx';
import { ForumList } from '../../../areas/forums/ForumList.tsx';
import { ForumPlan } from '../../../areas/forums/ForumPlan.tsx';
import { GuestLists } from '../../../areas/forums/GuestLists.tsx';
import { forumMessages as messages } from '../../../areas/forums/messages.ts';
import classes from '../../../areas/forums/Forums.module.css';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAddressState } from '../../../platform/router/use-address-state.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const ForumForm = lazyDialog(() => import('../../../areas/forums/ForumForm.tsx'));

const defaults = { forum: '' };

const OneForum = ({ id }: { id: number }) => {
  const forum = useQuery(callQuery('GET /forums/{id}/', { params: { id } }));
  const [unsavedGuests, setUnsavedGuests] = useState(false);
  const { data } = forum;
  return (
    <Page
      title={data?.name ?? messages.title}
      lead={
        <span className={classes.unprinted}>
          <Link to="/dashboard/forum">{messages.back}</Link>
        </span>
      }
      action={data && <ForumActions forum={data} unsavedGuests={unsavedGuests} />}
    >
      <LoadFailure query={forum} failure={messages.failed} />
      {!data && !forum.isError && <Skeleton height={420} />}
      {data && (
        <>
          <ForumFacts forum={data} />
          {data.state === 'draft' && <GuestLists forum={data} onUnsaved={setUnsavedGuests} />}
          <ForumPlan forum={data} />
        </>
      )}
    </Page>
  );
};

/** Forum days, and the plan of the one that the address names. */
const Forums = () => {
  const [{ forum }, setState] = useAddressState(defaults);
  const [creating, setCreating] = useState(false);
  const id = Number(forum) || null;
  if (id !== null) return <OneForum key={id} id={id} />;
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      action={
        <Button variant="main" onClick={() => setCreating(true)}>
          {messages.create}
        </Button>
      }
    >
      <ForumList />
      {creating && (
        <ForumForm
          onClose={() => setCreating(false)}
          onDone={(made) => {
            setCreating(false);
            setState({ forum: String(made) });
          }}
        />
      )}
    </Page>
  );
};

export default Forums;
