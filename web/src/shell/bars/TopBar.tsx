import { Suspense } from 'react';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { ErrorLine } from '../../ui/feedback/errors/ErrorLine.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { networkMessages } from '../../platform/messages.ts';
import { shellMessages } from '../messages.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.ts';
import { useSession } from '../../platform/session/session.ts';
import { WordMark } from '../../platform/theme/WordMark.tsx';
import classes from './TopBar.module.css';

const NoMenu = () => (
  <ErrorLine message={networkMessages.menuNotFetched} onRetry={() => window.location.reload()} />
);

/** Menus and notifications weigh more than the rest of the bar; a visitor is spared them. */
const SignedInBar = lazyPart(() => import('./SignedInBar.tsx'), NoMenu);

export const TopBar = () => {
  const { checking, role, user } = useSession();
  // Nothing of the menu is answered to who still lacks a second factor.
  const hasMenu = role !== 'visitor' && !user.second_factor_missing;
  return (
    <header className={classes.bar} data-menu={hasMenu || undefined}>
      <div className={classes.inner}>
        <Link to="/" className={classes.home} aria-label={shellMessages.homeLink}>
          <WordMark height={26} />
        </Link>
        {hasMenu && (
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
