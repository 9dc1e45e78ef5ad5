import { deviceName } from '@tandem/domain/accounts/device';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { AddPasskeyForm } from '../passkeys/AddPasskeyForm.tsx';
import { isPasskeyPossible } from '../passkeys/is-possible.ts';
import { demandMessages as messages } from './messages.ts';
import { SetUpSteps } from './SetUpSteps.tsx';

/** Stands in the place of every screen until whoever is of the staff has the second factor that the centre asks for. */
const SecondFactorDemand = () => {
  const { reloadUser, signOut } = useSession();
  const done = () => void reloadUser();
  return (
    <Page title={messages.title} lead={messages.lead} width="narrow">
      {isPasskeyPossible() && (
        <Card as="section" aria-labelledby="demand-passkey">
          <Stack>
            <h2 id="demand-passkey">{messages.byPasskey}</h2>
            <AddPasskeyForm name={deviceName(navigator.userAgent)} onAdded={done} />
          </Stack>
        </Card>
      )}
      <Card as="section" aria-labelledby="demand-app">
        <Stack>
          <h2 id="demand-app">{messages.byApp}</h2>
          <SetUpSteps onTaken={done} />
        </Stack>
      </Card>
      <div>
        <Button onClick={() => void signOut()}>{messages.signOut}</Button>
      </div>
    </Page>
  );
};

export default SecondFactorDemand;
