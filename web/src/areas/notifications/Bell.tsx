import { isStaff } from '@tandem/domain/accounts/roles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { ErrorLine } from '../../ui/feedback/errors/ErrorLine.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { BellIcon } from '../../ui/icons.tsx';
import { Popover } from '../../ui/popover/Popover.tsx';
import { callQuery, reload } from '../../platform/data/calls.ts';
import { useSession } from '../../platform/session/session.ts';
import { formatCount } from '../../platform/format/numbers.ts';
import { notificationMessages } from './messages.ts';
import classes from './Bell.module.css';
import { useAppBadge } from './use-app-badge.ts';
import { NotificationList } from './NotificationList.tsx';

const pollInterval = 30_000;

export const Bell = () => {
  const [opened, setOpened] = useState(false);
  const client = useQueryClient();
  const { role } = useSession();
  const notifications = useQuery({
    ...callQuery('GET /notifications/'),
    refetchInterval: pollInterval,
    refetchOnWindowFocus: 'always',
  });
  const { unread = 0, items = [] } = notifications.data ?? {};
  useAppBadge(notifications.data?.unread);
  const markRead = useMutation({
    mutationFn: (upTo: number) => api('POST /notifications/read/', { body: { up_to: upTo } }),
    onSuccess: () => reload(client, 'GET /notifications/'),
  });
  const change = (open: boolean) => {
    setOpened(open);
    const newest = items[0]?.id;
    // Marked as read when the list is put away, so that what is new stays marked while one reads it.
    if (!open && unread > 0 && newest !== undefined) markRead.mutate(newest);
  };
  const said = formatCount(unread, 'non lue', 'non lues');
  return (
    <Popover
      opened={opened}
      onChange={change}
      label={notificationMessages.title}
      className={classes.panel}
      offset={14}
      // As far from the edge of a phone as what stands on the page.
      edge={16}
      width={360}
      renderTarget={(props) => (
        <IconButton label={notificationMessages.bell(said)} {...props}>
          <BellIcon />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </IconButton>
      )}
    >
      <h2 className={classes.title}>{notificationMessages.title}</h2>
      {notifications.isError ? (
        <ErrorLine
          message={notificationMessages.loadFailed}
          onRetry={() => void notifications.refetch()}
        />
      ) : (
        <NotificationList
          items={items}
          hint={
            role !== 'visitor' && isStaff(role)
              ? notificationMessages.staffHint
              : notificationMessages.hint
          }
          onFollow={() => change(false)}
        />
      )}
    </Popover>
  );
};
