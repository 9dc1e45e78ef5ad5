import { ButtonLink } from '../../components/Button.tsx';
import { Page } from '../../components/Page.tsx';
import { thanksMessages as messages } from '../../messages/thanks-test.ts';
import { Rings } from '../../theme/Rings.tsx';
import { Stack } from '../../components/layout.tsx';

const ThanksTest = () => (
  <Page title={messages.title} lead={messages.text} width="narrow">
    <Stack>
      <Rings height={96} />
      <p>{messages.next}</p>
      <div>
        <ButtonLink to="/" look="main" likely>
          {messages.home}
        </ButtonLink>
      </div>
    </Stack>
  </Page>
);

export default ThanksTest;
