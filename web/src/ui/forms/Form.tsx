import type { ComponentProps } from 'react';
import classes from './Form.module.css';
import type { ServerForm } from './use-server-form.ts';

interface FormProps<Values> extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  of: ServerForm<Values>;
}

/** The form element of `useServerForm`; the browser's own checks give way to ours, which speak French. */
export const Form = <Values,>({ of, className, ...props }: FormProps<Values>) => {
  const { ref, busy, submit } = of;
  return (
    <form
      ref={ref}
      noValidate
      className={[classes.form, className].filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      onSubmit={submit}
      {...props}
    />
  );
};
