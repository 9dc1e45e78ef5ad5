import { officialFormsTitle } from '../../../areas/contracts/official-form/official-forms-title.ts';
import { programmeMessages as messages } from '../../../areas/programmes/messages.ts';
import { ProgrammeForm, type Programme } from '../../../areas/programmes/ProgrammeForm.tsx';
import { ProgrammeList } from '../../../areas/programmes/ProgrammeList.tsx';
import { SessionForm } from '../../../areas/programmes/sessions/SessionForm.tsx';
import type { SchoolYear } from '../../../areas/programmes/sessions/use-chosen-session.ts';
import { useProgrammeLists } from '../../../areas/programmes/use-programme-lists.ts';
import { formatNumber } from '../../../platform/format/numbers.ts';
import { Button, ButtonLink } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { Columns, Row } from '../../../ui/layout/layout.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { StatCard } from '../../../ui/layout/StatCard.tsx';
import { useOpened } from '../../../ui/managed-list/use-opened.ts';

type Form =
  | { what: 'session'; session: SchoolYear | null }
  | { what: 'formation'; formation: Programme | null };

const titleOf = (form: Form | undefined): string => {
  if (form?.what === 'session') return form.session ? messages.editSession : messages.addSession;
  return form?.formation ? messages.editProgramme : messages.addProgramme;
};

const ProgrammeManagement = () => {
  const lists = useProgrammeLists();
  const { item: form, opened, open, close } = useOpened<Form>();
  const addProgramme = (
    <Button variant="main" size="sm" onClick={() => open({ what: 'formation', formation: null })}>
      {messages.addProgramme}
    </Button>
  );
  const addSession = (
    <Button size="sm" onClick={() => open({ what: 'session', session: null })}>
      {messages.addSession}
    </Button>
  );
  const { formations: programmes, sessions } = lists;
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      action={
        <Row>
          <ButtonLink to="/dashboard/convention">{messages.agreementTemplate}</ButtonLink>
          <ButtonLink to="/dashboard/formulaires">{officialFormsTitle}</ButtonLink>
        </Row>
      }
    >
      <Columns min={240}>
        <StatCard
          label={messages.formations}
          value={programmes.data && formatNumber(programmes.data.length)}
          action={addProgramme}
        />
        <StatCard
          label={messages.sessions}
          value={sessions.data && formatNumber(sessions.data.length)}
          action={addSession}
        />
      </Columns>
      <ProgrammeList
        lists={lists}
        onEdit={(programme) => open({ what: 'formation', formation: programme })}
        onEditSession={(session) => open({ what: 'session', session })}
      />
      <Dialog opened={opened} onClose={close} title={titleOf(form)}>
        {form?.what === 'session' && <SessionForm session={form.session} onClose={close} />}
        {form?.what === 'formation' && <ProgrammeForm programme={form.formation} onClose={close} />}
      </Dialog>
    </Page>
  );
};

export default ProgrammeManagement;
