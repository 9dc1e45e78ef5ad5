import { useForm } from '@mantine/form';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { ApiError } from '../../platform/api/errors.ts';
import { useUnsaved } from '../../platform/router/unsaved.ts';
import { placeErrors } from './place-errors.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface ServerFormInput<Values, Done> {
  /** The values that the form starts with; load them before the form is shown. */
  initial: Values;
  /** What is wrong with the values, before they are sent: a French sentence by field. */
  check?: (values: Values) => { [_ in keyof Values]?: string | null | undefined };
  /** Told of what `check` found, besides its sentences under the fields. */
  onInvalid?: (faults: Record<string, string>) => void;
  send: (values: Values) => Promise<Done>;
  onSent?: (answer: Done, values: Values) => void;
  /** For a failure that could not be told under a field. */
  onFailed?: (error: unknown) => void;
  /** Fields of the payload that have another name in the form. */
  names?: Record<string, keyof Values & string>;
  /** Whether leaving with unsent changes is asked about; yes unless told. */
  guard?: boolean;
  /** Once it is sent the screen is about to be left: it stays busy, and is not sent again. */
  once?: boolean;
}

export interface FieldProps<Value> {
  name: string;
  value: Value;
  error: string | undefined;
  /** Takes the event of a text field, or the value of one of our own. */
  onChange: (given: Value | ChangeEvent<Field>) => void;
}

export interface ServerForm<Values> {
  ref: RefObject<HTMLFormElement | null>;
  values: Values;
  /** While it is sent: a second submit does nothing. */
  busy: boolean;
  dirty: boolean;
  /** Spread on a field: `<TextField label="…" {...form.field('email')} />`. */
  field: <Name extends keyof Values & string>(name: Name) => FieldProps<Values[Name]>;
  setValues: (values: Partial<Values>) => void;
  submit: (event?: SubmitEvent<HTMLFormElement>) => void;
  /** Begins anew with these values, or with those that it started with. */
  restart: (values?: Values) => void;
}

const valueOf = <Value>(given: Value | ChangeEvent<Field>): Value => {
  if (typeof given === 'object' && given !== null && 'currentTarget' in given)
    return given.currentTarget.value as Value;
  return given;
};

/**
 * A form that is checked here, sent once however often it is submitted, and shows what the server finds wrong under
 * the fields concerned. The focus moves to the first error.
 */
export const useServerForm = <Values extends Record<string, unknown>, Done>({
  initial,
  check,
  onInvalid,
  send,
  onSent,
  onFailed,
  names = {},
  guard = true,
  once = false,
}: ServerFormInput<Values, Done>): ServerForm<Values> => {
  const form = useForm<Record<string, unknown>>({ initialValues: initial });
  const values = form.values as Values;
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const focusWanted = useRef(false);
  const [busy, setBusy] = useState(false);

  // A form that is being sent, or has been, has nothing to lose.
  const dirtyNow = useRef(false);
  const dirty = form.isDirty();
  useEffect(() => {
    dirtyNow.current = dirty && guard;
  }, [dirty, guard]);
  useUnsaved(useCallback(() => dirtyNow.current, []));

  useEffect(() => {
    if (!focusWanted.current || Object.keys(form.errors).length === 0) return;
    focusWanted.current = false;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.errors]);

  const showErrors = (errors: Record<string, string>) => {
    focusWanted.current = true;
    form.setErrors(errors);
  };

  const run = async () => {
    const faults = Object.entries(check?.(values) ?? {}).filter(([, fault]) => fault);
    if (faults.length > 0) {
      const errors = Object.fromEntries(faults) as Record<string, string>;
      showErrors(errors);
      onInvalid?.(errors);
      return;
    }
    const setSending = (is: boolean) => {
      sending.current = is;
      setBusy(is);
    };
    setSending(true);
    try {
      const answer = await send(values);
      dirtyNow.current = false;
      form.resetDirty(values);
      setSending(once);
      onSent?.(answer, values);
    } catch (error) {
      setSending(false);
      const placed = error instanceof ApiError ? placeErrors(error.fields, values, names) : {};
      if (Object.keys(placed).length > 0) showErrors(placed);
      else onFailed?.(error);
    }
  };

  return {
    ref,
    values,
    busy,
    dirty,
    field: (name) => ({
      name,
      value: values[name],
      error: form.errors[name] as string | undefined,
      onChange: (given) =>
        form.setFieldValue<Record<string, unknown>, string>(name, valueOf(given)),
    }),
    // One by one: the errors of other fields stay.
    setValues: (given) => {
      for (const [name, value] of Object.entries(given))
        form.setFieldValue<Record<string, unknown>, string>(name, value);
    },
    submit: (event) => {
      event?.preventDefault();
      if (!sending.current) void run();
    },
    restart: (begin = initial) => {
      form.setValues(begin);
      form.resetDirty(begin);
      form.clearErrors();
    },
  };
};
