import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { addedSkillMessages as messages } from './messages.ts';

/** How many added skills nobody of the staff has read; nothing while there are none. */
export const SkillsToRead = () => {
  const { data = [] } = useQuery(callQuery('GET /skills/added/'));
  const waiting = data.filter(({ taken }) => !taken).length;
  if (waiting === 0) return null;
  return (
    <p>
      <Link to="/dashboard/competences">{messages.toRead(waiting)}</Link>
    </p>
  );
};
