import { lazy, Suspense } from 'react';
import { ButtonLink } from '../components/Button.tsx';
import { Link } from '../components/Link.tsx';
import { shellMessages } from '../messages/shell.ts';
import { useSession } from '../session/session.ts';
import { WordMark } from '../theme/WordMark.tsx';
import classes from './TopBar.module.css';

/** Menus and notifications weigh more than the rest of the bar; a visitor is spared them. */
const SignedInBar = lazy(() => import('./SignedInBar.tsx'));

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
