import { RingsApart } from '../../../platform/theme/RingsApart.tsx';
import { ButtonLink } from '../../actions/Button.tsx';
import { Row, Stack } from '../../layout/layout.tsx';
import { Page } from '../../layout/Page.tsx';
import { deadLinkMessages as messages } from '../../messages.ts';

interface DeadLinkProps {
  /** Why it opens nothing. */
  lead: string;
  /** What to do now. */
  text: string;
}

/** The page of a link that opens nothing. */
export const DeadLink = ({ lead, text }: DeadLinkProps) => (
  <Page title={messages.title} lead={lead} width="narrow">
    <Stack>
      <RingsApart height={72} />
      <p>{text}</p>
      <Row>
        <ButtonLink to="/contact">{messages.contact}</ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {messages.home}
        </ButtonLink>
      </Row>
    </Stack>
  </Page>
);
