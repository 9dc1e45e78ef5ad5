import { homeMessages as messages, outboxArea, superuserAreas } from './messages.ts';
import { useSession } from '../../platform/session/session.ts';
import { SavedViews } from '../../areas/lists/SavedViews.tsx';
import { ToDo } from '../../areas/follow-up/work/ToDo.tsx';
import { SkillsToRead } from '../../areas/reference/added/SkillsToRead.tsx';
import { Areas } from './Areas.tsx';
import { RoleHomePage } from './RoleHomePage.tsx';

const SuperuserHome = () => {
  const { user } = useSession();
  return (
    <RoleHomePage atWork>
      <ToDo />
      <SavedViews />
      <SkillsToRead />
      <h2>{messages.platform}</h2>
      <Areas areas={user.has_outbox ? [...superuserAreas, outboxArea] : superuserAreas} />
    </RoleHomePage>
  );
};

export default SuperuserHome;
