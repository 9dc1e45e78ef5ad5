import type { ReactNode } from 'react';
import { Page } from '../../ui/layout/Page.tsx';
import { homeMessages as messages } from './messages.ts';
import { useSession } from '../../platform/session/session.ts';
import { Tagline } from './visitor/Tagline.tsx';

/** What the homes of those who are signed in have in common; `#home` is where saving a sheet or a test leads. */
export const RoleHomePage = ({
  children,
  atWork = false,
}: {
  children: ReactNode;
  /** For people at work the page begins with it. */
  atWork?: boolean;
}) => {
  const { user } = useSession();
  return (
    <div id="home">
      <Page title={messages.hello(user.name)} lead={!atWork && <Tagline />} tab={messages.tab}>
        {children}
      </Page>
    </div>
  );
};
