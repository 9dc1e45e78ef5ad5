import { Rings } from '../../../platform/theme/Rings.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { partMessages as messages } from './messages.ts';

/** The page of a link that has served. */
export const LinkDone = ({ lead }: { lead: string }) => (
  <Page title={messages.doneTitle} lead={lead} width="narrow">
    <Stack>
      <Rings height={72} />
      <p>{messages.doneText}</p>
    </Stack>
  </Page>
);
