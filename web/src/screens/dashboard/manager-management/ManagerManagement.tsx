import { useState } from 'react';
import { ManagerCards } from '../../../areas/accounts/managers/ManagerCards.tsx';
import { ManagerForm } from '../../../areas/accounts/managers/ManagerForm.tsx';
import { ManagerList } from '../../../areas/accounts/managers/ManagerList.tsx';
import { ManagerSight } from '../../../areas/accounts/managers/ManagerSight.tsx';
import { StaffSecondFactor } from '../../../areas/accounts/managers/StaffSecondFactor.tsx';
import { SignInLinks } from '../../../areas/accounts/sign-in-links/SignInLinks.tsx';
import type { Manager } from '../../../areas/accounts/managers/managers.ts';
import { managerMessages as messages } from '../../../areas/accounts/managers/messages.ts';
import { useManagerList } from '../../../areas/accounts/managers/use-manager-list.ts';
import { HandOverButton } from '../../../areas/follow-up/people/HandOverButton.tsx';
import { RetentionRuns } from '../../../areas/privacy/RetentionRuns.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Page } from '../../../ui/layout/Page.tsx';

const handOver = (manager: Manager) => <HandOverButton from={manager} />;

const ManagerManagement = () => {
  const [adding, setAdding] = useState(false);
  const list = useManagerList();
  const close = () => setAdding(false);
  const add = (
    <Button variant="main" size="sm" onClick={() => setAdding(true)}>
      {messages.addManager}
    </Button>
  );
  return (
    <Page
      brief
      title={messages.title}
      lead={messages.lead}
      begin={<ManagerCards managers={list.managers} programmes={list.formations.data} add={add} />}
    >
      <ManagerList list={list} more={handOver} />
      <ManagerSight />
      <StaffSecondFactor />
      <SignInLinks />
      <RetentionRuns />
      <Dialog opened={adding} onClose={close} title={messages.addTitle}>
        <ManagerForm onClose={close} />
      </Dialog>
    </Page>
  );
};

export default ManagerManagement;
