import { Hidden } from '../../ui/layout/Hidden.tsx';
import { Menu, MenuItem, MenuLabel, MenuLink } from '../../ui/popover/Menu.tsx';
import { initials } from '../../platform/format/text.ts';
import { outboxEntry, shellMessages } from '../messages.ts';
import { useSession } from '../../platform/session/session.ts';
import classes from './ProfileMenu.module.css';
import { useSignOut } from '../use-sign-out.ts';

export const ProfileMenu = () => {
  const { user } = useSession();
  const signOut = useSignOut();
  const name = user.name || user.email;
  return (
    <Menu
      label={shellMessages.profileMenu(name)}
      offset={14}
      width={220}
      renderTarget={(props) => (
        <button type="button" className={classes.button} title={name} {...props}>
          <span aria-hidden>{initials(name)}</span>
          <Hidden>{shellMessages.profileMenu(name)}</Hidden>
        </button>
      )}
    >
      <MenuLabel className={classes.who ?? ''}>
        <strong>{user.name}</strong>
        {user.email}
      </MenuLabel>
      <hr />
      <MenuLink to="/profile">{shellMessages.profile}</MenuLink>
      {user.has_outbox && <MenuLink to={outboxEntry.to}>{outboxEntry.label}</MenuLink>}
      <MenuItem onClick={signOut}>{shellMessages.signOut}</MenuItem>
    </Menu>
  );
};
