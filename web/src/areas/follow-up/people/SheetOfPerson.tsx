import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { askedTestMessages, filledMessages as messages } from './messages.ts';
import { personSheetPath, personTestPath, type Person } from './people.ts';

/** The way to fill somebody's sheet in; of the registered alone. Who has no address is asked the test as well. */
export const SheetOfPerson = ({ person }: { person: Person }) =>
  person.registered_at !== null && (
    <>
      <ButtonLink size="sm" to={personSheetPath(person.account_id)}>
        {person.page_done ? messages.correct : messages.fill}
      </ButtonLink>
      {person.email === null && person.side === 'applicant' && (
        <ButtonLink size="sm" to={personTestPath(person.account_id)}>
          {person.test_done ? askedTestMessages.retake : askedTestMessages.take}
        </ButtonLink>
      )}
    </>
  );
