import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { demandMessages as messages } from './messages.ts';
import { SetUpSteps } from './SetUpSteps.tsx';

/** Stands in the place of every screen until whoever is of the staff has the second factor that the centre asks for. */
const SecondFactorDemand = () => {
  const { reloadUser, signOut } = useSession();
  return (
    <Page title={messages.title} lead={messages.lead} width="narrow">
      <Card>
        <SetUpSteps onTaken={() => void reloadUser()} />
      </Card>
      <div>
        <Button onClick={() => void signOut()}>{messages.signOut}</Button>
      </div>
    </Page>
  );
};

export default SecondFactorDemand;
