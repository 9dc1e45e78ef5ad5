import { workMessages as messages } from '../../../areas/follow-up/work/messages.ts';
import { WaitList } from '../../../areas/follow-up/work/WaitList.tsx';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const WorkList = () => (
  <Page
    brief
    width="list"
    title={messages.listTitle}
    lead={messages.listLead}
    action={<ButtonLink to="/dashboard/envois">{messages.outgoing}</ButtonLink>}
  >
    <WaitList />
  </Page>
);

export default WorkList;
