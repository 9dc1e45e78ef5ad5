import { apiFile } from '../../../platform/api/client.ts';
import { saveFile } from '../../../platform/data/save-file.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { ownDataMessages as messages } from './person-messages.ts';
import type { Person } from './people.ts';

/** What is stored on somebody without an address, for the centre to hand over. */
export const OwnDataOf = ({ person }: { person: Person }) => {
  const { role } = useSession();
  const download = useAction({
    run: () => apiFile('GET /own-data/{accountId}/', { params: { accountId: person.account_id } }),
    failed: messages.failed,
    onDone: saveFile,
  });
  return (
    role === 'superuser' &&
    person.email === null && (
      <Row>
        <Button
          size="sm"
          variant="quiet"
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          {messages.download}
        </Button>
      </Row>
    )
  );
};
