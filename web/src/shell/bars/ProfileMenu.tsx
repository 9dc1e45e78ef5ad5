import { Hidden } from '../../ui/layout/Hidden.tsx';
import { Menu } from '../../ui/actions/Menu.tsx';
import { Link } from '../../ui/actions/Link.tsx';
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
    <Menu position="bottom-end" offset={14} width={220}>
      <Menu.Target>
        <button type="button" className={classes.button} title={name}>
          <span aria-hidden>{initials(name)}</span>
          <Hidden>{shellMessages.profileMenu(name)}</Hidden>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.who ?? ''}>
          <strong>{user.name}</strong>
          {user.email}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/profile">
          {shellMessages.profile}
        </Menu.Item>
        {user.has_outbox && (
          <Menu.Item component={Link} to={outboxEntry.to}>
            {outboxEntry.label}
          </Menu.Item>
        )}
        <Menu.Item onClick={signOut}>{shellMessages.signOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
