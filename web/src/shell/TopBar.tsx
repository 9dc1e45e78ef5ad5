import { Suspense } from 'react';
import { ButtonLink } from '../components/Button.tsx';
import { ErrorLine } from '../components/ErrorLine.tsx';
import { Link } from '../components/Link.tsx';
import { networkMessages } from '../messages/network.ts';
import { shellMessages } from '../messages/shell.ts';
import { lazyPart } from '../router/lazy-part.ts';
import { useSession } from '../session/session.ts';
import { WordMark } from '../theme/WordMark.tsx';
import classes from './TopBar.module.css';

const NoMenu = () => (
  <ErrorLine message={networkMessages.menuNotFetched} onRetry={() => window.location.reload()} />
);

/** Menus and notifications weigh more than the rest of the bar; a visitor is spared them. */
const SignedInBar = lazyPart(() => import('./SignedInBar.tsx'), NoMenu);

export const TopBar = () => {
  const { checking, role } = useSession();
  return (
    <header className={classes.bar} data-menu={role !== 'visitor' || undefined}>
      <div className={classes.inner}>
        <Link to="/" className={classes.home} aria-label={shellMessages.homeLink}>
          <WordMark height={26} />
        </Link>
        {role !== 'visitor' && (
          <Suspense>
            <SignedInBar />
          </Suspense>
        )}
        {role === 'visitor' && !checking && (
          <ButtonLink to="/login" size="sm">
            {shellMessages.signIn}
          </ButtonLink>
        )}
      </div>
    </header>
  );
};
