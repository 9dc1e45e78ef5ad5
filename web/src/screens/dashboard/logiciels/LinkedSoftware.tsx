import { KeyList } from '../../../areas/machines/KeyList.tsx';
import {
  keyMessages,
  machineMessages as messages,
  webhookMessages,
} from '../../../areas/machines/messages.ts';
import { NewKey } from '../../../areas/machines/NewKey.tsx';
import { NewWebhook } from '../../../areas/machines/NewWebhook.tsx';
import { WebhookList } from '../../../areas/machines/WebhookList.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const LinkedSoftware = () => (
  <Page title={messages.title} lead={messages.lead} action={<NewKey />}>
    <h2>{keyMessages.title}</h2>
    <p>
      {keyMessages.lead} <a href="/api/docs/">{keyMessages.docs}</a>
    </p>
    <KeyList />
    <h2>{webhookMessages.title}</h2>
    <p>{webhookMessages.lead}</p>
    <Row>
      <NewWebhook />
    </Row>
    <WebhookList />
  </Page>
);

export default LinkedSoftware;
