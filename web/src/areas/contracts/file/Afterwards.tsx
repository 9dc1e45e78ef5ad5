import { isStaff } from '@tandem/domain/accounts/roles';
import { useSession } from '../../../platform/session/session.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import Amendments from '../amendments/Amendments.tsx';
import { Payments } from '../payments/Payments.tsx';
import type { FileProgressAnswer } from '../signing/file-progress.ts';

interface AfterwardsProps {
  matchId: number;
  progress: FileProgressAnswer;
}

/** Once a contract is accepted, what changes of it is an amendment, and the staff see what it pays. */
const Afterwards = ({ matchId, progress }: AfterwardsProps) => {
  const { role } = useSession();
  return (
    <>
      <Card>
        <Amendments matchId={matchId} version={progress.version} online={progress.online} />
      </Card>
      {role !== 'visitor' && isStaff(role) && <Payments matchId={matchId} />}
    </>
  );
};

export default Afterwards;
