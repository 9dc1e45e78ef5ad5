import { Link } from '../../ui/actions/Link.tsx';
import { shareOf, useExports } from './export-progress.ts';
import { exportsMessages as messages } from './messages.ts';

/** The way to the files that one has asked for, and how far the server is; nothing while there is none. */
export const ExportsLink = () => {
  const { data } = useExports();
  if (!data || data.items.length === 0) return null;
  const current = data.items.find(({ state }) => state === 'running');
  return (
    <span role="status">
      <Link to="/dashboard/exports">
        {current ? messages.progress(shareOf(current)) : messages.title}
      </Link>
    </span>
  );
};
