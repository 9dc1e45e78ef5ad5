import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { thanksMessages as messages } from '../../areas/personality-tests/messages.ts';
import { Rings } from '../../platform/theme/Rings.tsx';
import { Stack } from '../../ui/layout/layout.tsx';

const ThanksTest = () => (
  <Page title={messages.title} lead={messages.text} width="narrow">
    <Stack>
      <Rings height={96} />
      <p>{messages.next}</p>
      <div>
        <ButtonLink to="/" variant="main" likely>
          {messages.home}
        </ButtonLink>
      </div>
    </Stack>
  </Page>
);

export default ThanksTest;
