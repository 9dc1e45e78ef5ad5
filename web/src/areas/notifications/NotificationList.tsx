import type { Answer } from '@tandem/contract';
import { typeset } from '@tandem/domain/typography';
import { Link } from '../../ui/actions/Link.tsx';
import { formatAgo } from '../../platform/format/dates.ts';
import { notificationMessages } from './messages.ts';
import classes from './Bell.module.css';

interface NotificationListProps {
  /** Where there are none yet: what will be seen. */
  hint: string;
  items: Answer<'GET /notifications/'>['items'];
  onFollow: () => void;
}

/** The path of a link, which messages give in full. */
const pathOf = (link: string): string => {
  const url = new URL(link, window.location.origin);
  return url.pathname + url.search + url.hash;
};

export const NotificationList = ({ items, hint, onFollow }: NotificationListProps) => {
  if (items.length === 0)
    return (
      <div className={classes.none} tabIndex={-1} data-autofocus>
        <p>{notificationMessages.none}</p>
        <p>{hint}</p>
      </div>
    );
  return (
    <ul className={classes.list}>
      {items.map(({ id, text, link, created_at: createdAt, read }) => (
        <li key={id}>
          <Link
            to={pathOf(link)}
            className={classes.item}
            data-unread={!read || undefined}
            onClick={onFollow}
          >
            <span>{typeset(text)}</span>
            <time dateTime={createdAt}>{formatAgo(createdAt)}</time>
          </Link>
        </li>
      ))}
    </ul>
  );
};
