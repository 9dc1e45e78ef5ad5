import { homeMessages as messages, superuserAreas } from '../../messages/home.ts';
import { Areas } from './Areas.tsx';
import { RoleHomePage } from './RoleHomePage.tsx';

const SuperuserHome = () => (
  <RoleHomePage>
    <h2>{messages.platform}</h2>
    <Areas areas={superuserAreas} />
  </RoleHomePage>
);

export default SuperuserHome;
