import type { ComponentProps } from 'react';
import classes from './Form.module.css';
import type { ServerForm } from './use-server-form.ts';

interface FormProps<Values> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  of: ServerForm<Values>;
}

/** The form element of `useServerForm`; the browser's own checks give way to ours, which speak French. */
export const Form = <Values,>({ of: form, className, ...props }: FormProps<Values>) => (
  <form
    ref={form.ref}
    noValidate
    className={[classes.form, className].filter(Boolean).join(' ')}
    aria-busy={form.busy || undefined}
    onSubmit={form.submit}
    {...props}
  />
);
