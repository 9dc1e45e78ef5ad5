import { parisClock } from '@tandem/domain/calendar/paris-time';
import { isDate } from '@tandem/domain/fields/date';
import { startOfCopy } from '@tandem/domain/needs/job';
import { tutorFields } from '@tandem/domain/needs/need-fields';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api/client.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { DialogActions } from '../../ui/dialogs/Dialog.tsx';
import { callQuery } from '../../platform/data/calls.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { Form } from '../../ui/forms/Form.tsx';
import { useServerForm, type ServerForm } from '../../ui/forms/use-server-form.ts';
import { dialogMessages } from '../../ui/messages.ts';
import { duplicateMessages as messages, needFormMessages, needToasts } from './messages.ts';
import { jobMessages } from './job/messages.ts';
import { durations } from '../../platform/notify/notify.ts';
import { SessionField } from './NeedListFields.tsx';
import { SeatsField } from './SeatsField.tsx';
import { useWhenGone } from './use-when-gone.ts';
import { areSeats, bodyOf, valuesOf, type Need, type NeedValues } from './need-values.ts';
import { useMakeOnce } from './making/use-make-once.ts';

interface DuplicateNeedProps {
  need: Need;
  onDone: () => void;
}

type Changed = Pick<NeedValues, 'session_id' | 'seats' | 'start_date'> & { same_tutor: boolean };

const noTutor = Object.fromEntries(tutorFields.map((name) => [name, ''])) as Pick<
  NeedValues,
  (typeof tutorFields)[number]
>;

/** Where the copy begins in a session, as the field has it. */
const useStartIn = (start: string | null): ((session: string) => string) => {
  const { data: years } = useQuery(callQuery('GET /school_years/'));
  return (session) => {
    const courseFrom = years?.find(({ id }) => String(id) === session)?.starts_on ?? null;
    return startOfCopy(start, { today: parisClock(new Date()).day, courseFrom }) ?? '';
  };
};

interface CopySessionProps {
  form: ServerForm<Changed>;
  startIn: (session: string) => string;
}

/** The start that stood there goes with the session; what was typed instead stays. */
const CopySession = ({ form, startIn }: CopySessionProps) => {
  const field = form.field('session_id');
  return (
    <SessionField
      label={messages.session}
      {...field}
      onChange={(given) => {
        field.onChange(given);
        const id = typeof given === 'string' ? given : given.currentTarget.value;
        if (form.values.start_date === startIn(field.value))
          form.setValues({ start_date: startIn(id) });
      }}
    />
  );
};

/** A new need like an old one, for a session to choose; the same tutor need not pass the test again. */
export const DuplicateNeed = ({ need, onDone }: DuplicateNeedProps) => {
  const isTested = need.test_answered_at !== null;
  const make = useMakeOnce({ hasDraft: false });
  const duplicate = useAction({
    working: needToasts.duplicate.working,
    failed: needToasts.duplicate.failed,
    done: ({ is_active: isActive }) => needToasts.duplicate[isActive ? 'doneActive' : 'done'],
    doneFor: durations.long,
    run: ({ same_tutor: sameTutor, ...changed }: Changed) =>
      make({
        ...bodyOf({ ...valuesOf(need), ...(!sameTutor && noTutor), ...changed }),
        ...(sameTutor && { same_tutor_as: need.id }),
      }),
    changes: ['GET /offers/', 'GET /company/', 'GET /company/info/'],
    onDone,
  });
  const startIn = useStartIn(need.start_date);
  const [initial] = useState(() => ({
    session_id: '',
    seats: valuesOf(need).seats,
    start_date: startIn(''),
    same_tutor: isTested,
  }));
  const form = useServerForm({
    initial,
    guard: false,
    check: ({ session_id, seats, start_date: start }) => ({
      session_id: session_id ? null : messages.noSession,
      seats: areSeats(seats) ? null : needFormMessages.wrongSeats,
      start_date: start === '' || isDate(start) ? null : jobMessages.wrongStart,
    }),
    send: (values) => duplicate.mutateAsync(values),
  });
  const { session_id: chosen, seats } = form.values;
  const isSame = chosen === String(need.session.id) && areSeats(seats);
  const whenGone = useWhenGone(onDone);
  const raise = useAction({
    ...needToasts.edit,
    run: () =>
      api('PUT /offers/{id}/', {
        params: { id: need.id },
        body: {
          ...bodyOf({ ...valuesOf(need), seats: String(need.seats + Number(seats)) }),
          seen_version: need.version,
        },
      }),
    changes: ['GET /offers/', 'GET /company/', 'GET /company/info/', 'GET /match_cards/'],
    onDone,
    onFailed: whenGone,
  });
  return (
    <Form of={form}>
      <p>{messages.text(need.title, need.session.name)}</p>
      <CopySession form={form} startIn={startIn} />
      <SeatsField label={messages.seats} {...form.field('seats')} />
      <DateField label={jobMessages.start} {...form.field('start_date')} />
      {isTested && (
        <CheckboxField
          label={messages.sameTutor}
          description={form.values.same_tutor ? messages.testKept : messages.testAgain}
          {...form.field('same_tutor')}
        />
      )}
      {isSame && <p role="status">{messages.sameSession}</p>}
      <DialogActions>
        <Button onClick={onDone}>{dialogMessages.cancel}</Button>
        <Button type="submit" variant={isSame ? 'plain' : 'main'} busy={form.busy}>
          {isSame ? messages.submitAnyway : messages.submit}
        </Button>
        {isSame && (
          <Button variant="main" busy={raise.isPending} onClick={() => raise.mutate()}>
            {messages.raise(Number(seats))}
          </Button>
        )}
      </DialogActions>
    </Form>
  );
};
