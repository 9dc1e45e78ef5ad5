import { isStaff } from '@tandem/domain/accounts/roles';
import { NavLink } from '../../platform/router/RouterLink.tsx';
import { SessionPicker } from '../../areas/programmes/sessions/SessionPicker.tsx';
import { Drawer } from '../../ui/dialogs/Drawer.tsx';
import { outboxEntry, roleMenus, shellMessages } from '../messages.ts';
import { useSession } from '../../platform/session/session.ts';
import classes from './MenuDrawer.module.css';
import { useSignOut } from '../use-sign-out.ts';

/** The menus of the bar on a phone. */
const MenuDrawer = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { role, user } = useSession();
  const signOut = useSignOut();
  const entries = [
    ...roleMenus[role],
    ...(user.has_outbox ? [outboxEntry] : []),
    { to: '/profile', label: shellMessages.profile },
  ];
  return (
    <Drawer opened={opened} onClose={onClose} title={shellMessages.menuTitle} size="md">
      {role !== 'visitor' && isStaff(role) && (
        <div className={classes.session}>
          <SessionPicker />
        </div>
      )}
      <nav aria-label={shellMessages.roleMenu}>
        <ul className={classes.list}>
          {entries.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} className={classes.entry ?? ''} onClick={onClose}>
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <button type="button" className={classes.entry} onClick={signOut}>
              {shellMessages.signOut}
            </button>
          </li>
        </ul>
      </nav>
      <p className={classes.who}>{user.email}</p>
    </Drawer>
  );
};

export default MenuDrawer;
