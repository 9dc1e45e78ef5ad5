import { useQuery } from '@tanstack/react-query';
import { outgoingMessages as messages } from '../../../areas/follow-up/outgoing/messages.ts';
import { OutgoingList } from '../../../areas/follow-up/outgoing/OutgoingList.tsx';
import { SettingsDialog } from '../../../areas/follow-up/outgoing/SettingsDialog.tsx';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatMoment } from '../../../platform/format/dates.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const Outgoing = () => {
  const { role } = useSession();
  const outgoing = useQuery(callQuery('GET /follow-up/outgoing/'));
  const { at } = outgoing.data ?? {};
  return (
    <Page
      brief
      width="list"
      title={messages.title}
      lead={at === undefined ? messages.leadLoading : messages.lead(formatMoment(at))}
      action={role === 'superuser' && <SettingsDialog />}
    >
      <Loaded query={outgoing} skeleton={<Skeleton height={480} />} failure={messages.failed}>
        {(loaded) => <OutgoingList outgoing={loaded} />}
      </Loaded>
    </Page>
  );
};

export default Outgoing;
