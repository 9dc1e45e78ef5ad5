import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { leaveAfterAsking } from '../../../platform/router/unsaved.ts';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { needFormMessages as messages } from '../messages.ts';
import { NeedForm } from '../NeedForm.tsx';

interface CorrectNeedProps {
  need: { id: number };
  onClose: () => void;
}

/** The company's form of a need, for the staff who change it on its behalf: as it is now, not as a list had it. */
const CorrectNeed = ({ need: { id }, onClose }: CorrectNeedProps) => {
  const need = useQuery({
    ...callQuery('GET /offers/{id}/', { params: { id } }),
    gcTime: 0,
    staleTime: 0,
  });
  const company = need.data?.company?.name ?? '';
  const leave = () => leaveAfterAsking(onClose);
  return (
    <Dialog opened onClose={leave} title={messages.correct(company)} size="lg">
      <Loaded query={need} skeleton={<Skeleton height={720} />} failure={messages.needFailed}>
        {(found) => (
          <NeedForm
            need={found}
            behalf={{ name: company, city: found.company_city }}
            onDone={onClose}
            onCancel={leave}
          />
        )}
      </Loaded>
    </Dialog>
  );
};

export default CorrectNeed;
