import { Card } from '../../ui/layout/Card.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { profileMessages as messages } from '../../areas/accounts/messages.ts';
import { useSession } from '../../platform/session/session.ts';
import { Alerts } from '../../areas/alerts/Alerts.tsx';
import { OwnData } from '../../areas/privacy/OwnData.tsx';
import { PasswordChange } from '../../areas/accounts/PasswordChange.tsx';
import classes from '../../areas/accounts/Profile.module.css';
import { Passkeys } from '../../areas/accounts/passkeys/Passkeys.tsx';
import { SecondFactor } from '../../areas/accounts/second-factor/SecondFactor.tsx';
import { SignIns } from '../../areas/accounts/SignIns.tsx';

const Profile = () => {
  const { user, role } = useSession();
  const isSide = role === 'applicant' || role === 'company';
  return (
    <Page title={messages.title} lead={messages.lead}>
      <div className={classes.sections}>
        <div className={classes.column}>
          <Card as="section" aria-labelledby="account">
            <h2 id="account">{messages.account}</h2>
            <dl className={classes.facts}>
              <div>
                <dt>{messages.name}</dt>
                <dd>{user.name}</dd>
              </div>
              <div>
                <dt>{messages.email}</dt>
                <dd>{user.email}</dd>
              </div>
              <div>
                <dt>{messages.kind}</dt>
                <dd>{messages.kinds[user.type]}</dd>
              </div>
            </dl>
          </Card>
          <Card as="section" aria-labelledby="sign-ins">
            <SignIns headingId="sign-ins" />
          </Card>
          <Card as="section" aria-labelledby="passkeys">
            <Passkeys headingId="passkeys" />
          </Card>
          <Card as="section" aria-labelledby="second-factor">
            <SecondFactor headingId="second-factor" />
          </Card>
        </div>
        <div className={classes.column}>
          <Card as="section" aria-labelledby="password">
            <PasswordChange headingId="password" />
          </Card>
          {isSide && (
            <Card as="section" aria-labelledby="alerts">
              <Alerts headingId="alerts" />
            </Card>
          )}
          <Card as="section" aria-labelledby="own-data">
            <OwnData headingId="own-data" />
          </Card>
        </div>
      </div>
    </Page>
  );
};

export default Profile;
