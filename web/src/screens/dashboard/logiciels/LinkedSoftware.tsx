import { KeyList } from '../../../areas/machines/KeyList.tsx';
import { keyMessages, machineMessages as messages } from '../../../areas/machines/messages.ts';
import { NewKey } from '../../../areas/machines/NewKey.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const LinkedSoftware = () => (
  <Page title={messages.title} lead={messages.lead} action={<NewKey />}>
    <h2>{keyMessages.title}</h2>
    <p>
      {keyMessages.lead} <a href="/api/docs/">{keyMessages.docs}</a>
    </p>
    <KeyList />
  </Page>
);

export default LinkedSoftware;
