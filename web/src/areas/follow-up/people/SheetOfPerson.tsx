import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { filledMark } from './filled-mark.ts';
import { askedTestMessages, filledMessages as messages } from './messages.ts';
import { personSheetPath, personTestPath, type Person } from './people.ts';

/** Whether the centre has filled somebody's sheet in, and the way to do so; of the registered alone. Who has no address is asked the test as well. */
export const SheetOfPerson = ({ person }: { person: Person }) =>
  person.registered_at !== null && (
    <>
      {person.filled_by_centre && <p>{filledMark(person.filled_by_centre)}</p>}
      <Row>
        <ButtonLink size="sm" to={personSheetPath(person.account_id)}>
          {person.page_done ? messages.correct : messages.fill}
        </ButtonLink>
        {person.email === null && person.side === 'applicant' && (
          <ButtonLink size="sm" to={personTestPath(person.account_id)}>
            {person.test_done ? askedTestMessages.retake : askedTestMessages.take}
          </ButtonLink>
        )}
      </Row>
    </>
  );
