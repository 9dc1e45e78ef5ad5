import { Rings } from '../../../platform/theme/Rings.tsx';
import { RingsApart } from '../../../platform/theme/RingsApart.tsx';
import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { partMessages as messages } from './messages.ts';

/** The page of a link that opens nothing. */
export const DeadLink = () => (
  <Page title={messages.deadTitle} lead={messages.deadLead} width="narrow">
    <Stack>
      <RingsApart height={72} />
      <p>{messages.deadText}</p>
      <Row>
        <ButtonLink to="/contact">{messages.contact}</ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {messages.home}
        </ButtonLink>
      </Row>
    </Stack>
  </Page>
);

/** The page of a link that has served. */
export const LinkDone = ({ lead }: { lead: string }) => (
  <Page title={messages.doneTitle} lead={lead} width="narrow">
    <Stack>
      <Rings height={72} />
      <p>{messages.doneText}</p>
    </Stack>
  </Page>
);
