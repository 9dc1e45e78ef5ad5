import { useQuery } from '@tanstack/react-query';
import { levels } from '@tandem/domain/reference/levels';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { homeMessages as messages, managerAreas } from './messages.ts';
import { Areas } from './visitor/Areas.tsx';
import classes from './ManagerHome.module.css';
import { HomeParts, InTime } from './HomeParts.tsx';
import { useStaffParts } from './use-staff-parts.ts';
import { RoleHomePage } from './RoleHomePage.tsx';
import { staffParts } from './staff-parts.tsx';
import { LateYearSoFar } from './LateYearSoFar.tsx';
import { supervised } from '../../areas/programmes/supervised.ts';

const Programmes = () => {
  const links = useQuery(callQuery('GET /formationlink/'));
  const programmes = useQuery(callQuery('GET /formations/'));
  const refetch = () => Promise.all([links.refetch(), programmes.refetch()]);
  const both = {
    data: links.data && programmes.data && supervised(programmes.data, links.data),
    error: links.error ?? programmes.error,
    refetch,
  };
  return (
    <Loaded query={both} skeleton={<Skeleton lines={4} />} failure={messages.programmesFailed}>
      {(list) =>
        list.length === 0 ? (
          <EmptyState sentence={messages.noProgramme} hint={messages.noProgrammeHint} />
        ) : (
          <ul className={classes.list}>
            {list.map(({ id, name, level }) => (
              <li key={id}>
                <span>{name}</span>
                <span className={classes.level}>{levels[level]}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
};

const ManagerHome = () => (
  <RoleHomePage atWork>
    <HomeParts of={useStaffParts()} late={staffParts}>
      <InTime of="work">{staffParts.work}</InTime>
      <InTime of="views">{staffParts.views}</InTime>
      <LateYearSoFar />
      <InTime of="skills">{staffParts.skills}</InTime>
      <Areas areas={managerAreas} />
      <h2>{messages.formations}</h2>
      <Card>
        <Programmes />
      </Card>
    </HomeParts>
  </RoleHomePage>
);

export default ManagerHome;
