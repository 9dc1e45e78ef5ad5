import type { ComponentProps } from 'react';
import { Form } from './Form.tsx';
import { Resumed } from './Resumed.tsx';
import type { KeptServerForm } from './use-kept-form.ts';

interface KeptFormProps<Values> extends Omit<ComponentProps<typeof Form>, 'of'> {
  of: KeptServerForm<Values>;
}

/** The form element of `useKeptForm`, which says where it goes on from. */
export const KeptForm = <Values,>({ of, children, ...props }: KeptFormProps<Values>) => (
  <Form of={of} {...props}>
    {of.resumed && <Resumed onStartOver={of.startOver} />}
    {children}
  </Form>
);
