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
import { useFormValues } from './use-form-values.ts';

/** What is wrong, by field. */
type Faults = Record<string, string>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Who keeps what is typed until it is sent. */
export interface FormKeeper {
  /** It is about to be sent; false where it is to be looked at once more before, as one is told. */
  hold: () => Promise<boolean>;
  /** It could not be sent. */
  release: () => void;
  /** It has been sent. */
  forget: () => void;
}

export interface ServerFormInput<Values, Done> {
  /** The values that the form starts with; load them before the form is shown. */
  initial: Values;
  /** What is wrong with the values, before they are sent: a French sentence by field. */
  check?: (values: Values) => { [_ in keyof Values]?: string | null | undefined };
  /** Told of what `check` found, besides its sentences under the fields. */
  onInvalid?: (faults: Faults) => void;
  send: (values: Values) => Promise<Done>;
  onSent?: (answer: Done, values: Values) => void;
  /** For a failure that could not be told under a field. */
  onFailed?: (error: unknown) => void;
  /** Fields of the payload that have another name in the form. */
  names?: Record<string, keyof Values & string>;
  /** Whether leaving with unsent changes is asked about; yes unless told. */
  guard?: boolean;
  /** Keeps a draft of it; leaving is then asked about by who keeps. */
  keeper?: FormKeeper;
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
  /** Shows what is wrong with these fields alone, and whether nothing is: before another part of the form is shown. */
  isRight: (names: readonly (keyof Values & string)[]) => boolean;
  /** Begins anew with these values, or with those that it started with. */
  restart: (values?: Values) => void;
}

const valueOf = <Value>(given: Value | ChangeEvent<Field>): Value => {
  if (typeof given === 'object' && given !== null && 'currentTarget' in given)
    return given.currentTarget.value as Value;
  return given;
};

/** Has the user asked before unsent changes are left; `forget` where there is nothing to lose any more. */
const useGuard = (dirty: boolean) => {
  // A form that is being sent, or has been, has nothing to lose.
  const dirtyNow = useRef(false);
  useEffect(() => {
    dirtyNow.current = dirty;
  }, [dirty]);
  useUnsaved(useCallback(() => dirtyNow.current, []));
  return () => {
    dirtyNow.current = false;
  };
};

/** Moves the focus to the first error once it is drawn, when it was asked for. */
const useErrorFocus = (errors: object) => {
  const ref = useRef<HTMLFormElement>(null);
  const focusWanted = useRef(false);
  useEffect(() => {
    if (!focusWanted.current || Object.keys(errors).length === 0) return;
    focusWanted.current = false;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return {
    ref,
    wantFocus: () => {
      focusWanted.current = true;
    },
  };
};

const faultsIn = (found: object = {}): Faults =>
  Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

/** Within this many ms after its answer a submit is the second half of a double click that a slow page took late. */
const doubleClickMs = 500;

/** Whether something is being sent; busy only while it is, closed to another submit a moment longer. */
const useSending = () => {
  const sending = useRef(false);
  const sentAt = useRef(-Infinity);
  const [busy, setBusy] = useState(false);
  return {
    busy,
    /** Who has typed since the answer means it. */
    isOpenTo: (changed: boolean) =>
      !sending.current && (changed || performance.now() - sentAt.current > doubleClickMs),
    setSending: (is: boolean) => {
      sending.current = is;
      setBusy(is);
    },
    noteSent: () => {
      sentAt.current = performance.now();
    },
  };
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
  keeper,
  guard = keeper === undefined,
  once = false,
}: ServerFormInput<Values, Done>): ServerForm<Values> => {
  const form = useFormValues(initial);
  const { values, dirty } = form;
  const { ref, wantFocus } = useErrorFocus(form.errors);
  const { busy, isOpenTo, setSending, noteSent } = useSending();
  const forget = useGuard(dirty && guard);

  const showErrors = (errors: Faults) => {
    wantFocus();
    form.setErrors(errors);
  };

  const isRight = (names: readonly string[]) => {
    const faults = Object.entries(faultsIn(check?.(values))).filter(([name]) =>
      names.includes(name),
    );
    showErrors(Object.fromEntries(faults));
    return faults.length === 0;
  };

  const run = async () => {
    const faults = faultsIn(check?.(values));
    if (Object.keys(faults).length > 0) {
      showErrors(faults);
      onInvalid?.(faults);
      return;
    }
    setSending(true);
    if (keeper && !(await keeper.hold())) {
      setSending(false);
      return;
    }
    try {
      const answer = await send(values);
      keeper?.forget();
      forget();
      form.markClean(values);
      noteSent();
      setSending(once);
      onSent?.(answer, values);
    } catch (error) {
      setSending(false);
      keeper?.release();
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
      error: form.errors[name],
      onChange: (given) => form.change({ [name]: valueOf(given) } as unknown as Partial<Values>),
    }),
    setValues: form.change,
    submit: (event) => {
      event?.preventDefault();
      if (isOpenTo(dirty)) void run();
    },
    isRight,
    restart: (begin = initial) => form.begin(begin),
  };
};
