import { isStaff } from '@tandem/domain/accounts/roles';
import CommandBox from '../../areas/search/CommandBox.tsx';
import { useSession } from '../../platform/session/session.ts';
import { pagesOf } from '../pages.ts';

/** The command box with the pages of whoever is signed in: the list of them comes with the box, not with every bar. */
const OwnCommandBox = (props: { opened: boolean; onClose: () => void }) => {
  const { role, user } = useSession();
  return (
    <CommandBox
      {...props}
      pages={pagesOf(role, user.has_outbox)}
      withPeople={role !== 'visitor' && isStaff(role)}
    />
  );
};

export default OwnCommandBox;
