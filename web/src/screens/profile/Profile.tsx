import { Card } from '../../components/Card.tsx';
import { Page } from '../../components/Page.tsx';
import { profileMessages as messages } from '../../messages/profile.ts';
import { useSession } from '../../session/session.ts';
import { OwnData } from './OwnData.tsx';
import { PasswordChange } from './PasswordChange.tsx';
import classes from './Profile.module.css';
import { SignIns } from './SignIns.tsx';

const Profile = () => {
  const { user } = useSession();
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
        </div>
        <div className={classes.column}>
          <Card as="section" aria-labelledby="password">
            <PasswordChange headingId="password" />
          </Card>
          <Card as="section" aria-labelledby="own-data">
            <OwnData headingId="own-data" />
          </Card>
        </div>
      </div>
    </Page>
  );
};

export default Profile;
