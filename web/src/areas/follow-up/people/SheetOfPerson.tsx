import { ButtonLink } from '../../../ui/actions/Button.tsx';
import { filledMark } from './filled-mark.ts';
import { filledMessages as messages } from './messages.ts';
import { personSheetPath, type Person } from './people.ts';

/** Whether the centre has filled somebody's sheet in, and the way to do so; of the registered alone. */
export const SheetOfPerson = ({ person }: { person: Person }) =>
  person.registered_at !== null && (
    <>
      {person.filled_by_centre && <p>{filledMark(person.filled_by_centre)}</p>}
      <div>
        <ButtonLink size="sm" to={personSheetPath(person.account_id)}>
          {person.page_done ? messages.correct : messages.fill}
        </ButtonLink>
      </div>
    </>
  );
