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
import { HandOverDialog } from '../../../areas/follow-up/people/HandOverDialog.tsx';
import { handOverMessages } from '../../../areas/follow-up/people/messages.ts';
import { RetentionRuns } from '../../../areas/privacy/RetentionRuns.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { HandOverIcon } from '../../../ui/icons.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { useOpened } from '../../../ui/managed-list/use-opened.ts';

const ManagerManagement = () => {
  const [adding, setAdding] = useState(false);
  const list = useManagerList();
  const handOver = useOpened<Manager>();
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
      <ManagerList
        list={list}
        more={{ label: handOverMessages.handOver, icon: <HandOverIcon />, open: handOver.open }}
      />
      <ManagerSight />
      <StaffSecondFactor />
      <SignInLinks />
      <RetentionRuns />
      <HandOverDialog from={handOver.item} opened={handOver.opened} onClose={handOver.close} />
      <Dialog opened={adding} onClose={close} title={messages.addTitle}>
        <ManagerForm onClose={close} />
      </Dialog>
    </Page>
  );
};

export default ManagerManagement;
