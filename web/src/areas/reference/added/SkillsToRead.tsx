import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../ui/feedback/Loaded.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { addedSkills } from './added-skill.ts';
import { addedSkillMessages as messages } from './messages.ts';

/** How many added skills nobody of the staff has read; nothing while there are none. */
export const SkillsToRead = () => {
  const skills = useQuery(addedSkills);
  const waiting = (skills.data ?? []).filter(({ taken }) => !taken).length;
  if (waiting === 0) return <LoadFailure query={skills} failure={messages.loadFailed} />;
  return (
    <p>
      <Link to="/dashboard/competences">{messages.toRead(waiting)}</Link>
    </p>
  );
};
