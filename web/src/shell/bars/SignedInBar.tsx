import { useState } from 'react';
import { NavLink } from '../../platform/router/RouterLink.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { MenuIcon, SearchIcon } from '../../ui/icons.tsx';
import DataArea from '../../platform/data/DataArea.tsx';
import { roleMenus, shellMessages } from '../messages.ts';
import { isStaff } from '@tandem/domain/accounts/roles';
import { SessionPicker } from '../../areas/programmes/sessions/SessionPicker.tsx';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx';
import { preloadAddress } from '../../platform/router/preload.ts';
import { useSession } from '../../platform/session/session.ts';
import { WaitingSender } from '../../areas/matches/waiting/WaitingSender.tsx';
import { Bell } from '../../areas/notifications/Bell.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import classes from './SignedInBar.module.css';
import { useShortcuts } from '../use-shortcuts.ts';

const loadMenuDrawer = () => import('./MenuDrawer.tsx');
const MenuDrawer = lazyDialog(loadMenuDrawer);
const CommandBox = lazyDialog(() => import('./OwnCommandBox.tsx'));

/** The part of the bar for whoever is signed in: the role's menu, the bell, the profile; a drawer on a phone. */
const SignedInBar = () => {
  const { role } = useSession();
  const isOfStaff = role !== 'visitor' && isStaff(role);
  const [box, setBox] = useState(false);
  useShortcuts(() => setBox(true));
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const fetchDrawer = () => void loadMenuDrawer().catch(() => undefined);
  return (
    <DataArea>
      <nav
        className={classes.nav}
        aria-label={shellMessages.roleMenu}
        data-full={isOfStaff || undefined}
      >
        <ul>
          {roleMenus[role].map(({ to, label }) => (
            <li key={to}>
              <NavLink
                to={to}
                className={classes.link ?? ''}
                onMouseEnter={() => preloadAddress(to)}
                onFocus={() => preloadAddress(to)}
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={classes.own}>
        {isOfStaff && (
          <>
            <div className={classes.session}>
              <SessionPicker />
            </div>
            <IconButton
              label={shellMessages.search}
              aria-haspopup="dialog"
              onClick={() => setBox(true)}
            >
              <SearchIcon />
            </IconButton>
          </>
        )}
        <Bell />
        {(role === 'applicant' || role === 'company') && <WaitingSender />}
        <div className={classes.wide}>
          <ProfileMenu />
        </div>
        <IconButton
          className={classes.narrow}
          label={shellMessages.openMenu}
          aria-haspopup="dialog"
          aria-expanded={drawer === 'open'}
          onMouseEnter={fetchDrawer}
          onFocus={fetchDrawer}
          onClick={() => setDrawer('open')}
        >
          <MenuIcon />
        </IconButton>
      </div>
      {drawer !== 'never' && (
        <MenuDrawer opened={drawer === 'open'} onClose={() => setDrawer('closed')} />
      )}
      <CommandBox opened={box} onClose={() => setBox(false)} />
    </DataArea>
  );
};

export default SignedInBar;
