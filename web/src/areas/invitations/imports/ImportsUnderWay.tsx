import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { rereadMs } from '../import/handing/import-progress.ts';
import { importsMessages as messages } from './messages.ts';

/** The import that the server is at, wherever one stands; nothing while there is none. */
export const ImportsUnderWay = () => {
  const { data } = useQuery({
    ...callQuery('GET /imports/', { query: { limit: 5 } }),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'running') ? rereadMs : false,
  });
  const [current] = data?.filter(({ state }) => state === 'running') ?? [];
  return (
    <span role="status">
      <Link to="/dashboard/imports">
        {current
          ? messages.underWay(current.file_name, current.treated, current.rows)
          : messages.title}
      </Link>
    </span>
  );
};
