import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/data/calls.ts';
import { firstMinutes, homeMessages as messages, outboxArea, superuserAreas } from './messages.ts';
import { useSession } from '../../platform/session/session.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Areas } from './visitor/Areas.tsx';
import { InThreeLines } from './visitor/InThreeLines.tsx';
import { HomeParts, InTime, useIsLate } from './HomeParts.tsx';
import { useStaffParts } from './use-staff-parts.ts';
import { RoleHomePage } from './RoleHomePage.tsx';
import { staffParts } from './staff-parts.tsx';
import { LateYearSoFar } from './LateYearSoFar.tsx';

/** Until there is a programme: where a new centre begins. */
const CentreFirstMinutes = () => (
  <InThreeLines title={firstMinutes.start} lines={firstMinutes.centre}>
    <div>
      <ButtonLink to="/dashboard/formation-management" variant="main" likely>
        {firstMinutes.begin}
      </ButtonLink>
    </div>
  </InThreeLines>
);

/** Nothing waits in a new centre; what stood before it was known to be one stays where it is. */
const Work = ({ isNew }: { isNew: boolean }) =>
  useIsLate('programmes') || !isNew ? <InTime of="work">{staffParts.work}</InTime> : null;

const SuperuserHome = () => {
  const { user } = useSession();
  const programmes = useQuery(callQuery('GET /formations/'));
  const parts = useStaffParts();
  const isNew = programmes.data?.length === 0;
  const first = isNew && <CentreFirstMinutes />;
  return (
    <RoleHomePage atWork>
      <HomeParts of={{ programmes, ...parts }} late={{ programmes: first, ...staffParts }}>
        <InTime of="programmes">{first}</InTime>
        <Work isNew={isNew} />
        <InTime of="views">{staffParts.views}</InTime>
        <LateYearSoFar />
        <InTime of="skills">{staffParts.skills}</InTime>
        <h2>{messages.platform}</h2>
        <Areas areas={user.has_outbox ? [...superuserAreas, outboxArea] : superuserAreas} />
      </HomeParts>
    </RoleHomePage>
  );
};

export default SuperuserHome;
