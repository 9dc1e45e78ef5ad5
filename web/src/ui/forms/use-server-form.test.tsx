// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api/errors.ts';
import { TextField } from '../fields/TextField.tsx';
import { Form } from './Form.tsx';
import { useServerForm } from './use-server-form.ts';

interface Values extends Record<string, unknown> {
  name: string;
  email: string;
}

interface Calls {
  send: (values: Values) => Promise<string>;
  onSent?: (answer: string) => void;
  onFailed?: (error: unknown) => void;
  once?: boolean;
}

const Example = (calls: Calls) => {
  const form = useServerForm<Values, string>({
    initial: { name: '', email: '' },
    check: ({ name }) => ({ name: name ? null : 'Quel est votre nom ?' }),
    ...calls,
  });
  return (
    <MantineProvider env="test">
      <Form of={form}>
        <TextField label="Nom" {...form.field('name')} />
        <TextField label="E-mail" {...form.field('email')} />
        <button type="submit">{form.busy ? 'Envoi' : 'Envoyer'}</button>
        <output>{form.dirty ? 'changé' : 'inchangé'}</output>
      </Form>
    </MantineProvider>
  );
};

beforeAll(() => {
  // happy-dom has no layout to ask about; the library wants to know the colour scheme.
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(cleanup);

afterAll(() => {
  vi.unstubAllGlobals();
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const submit = () => fireEvent.click(screen.getByRole('button'));

test('what is wrong stands under its field, which gets the focus; nothing is sent', async () => {
  const send = vi.fn<Calls['send']>();
  render(<Example send={send} />);
  submit();
  expect(await screen.findByText('Quel est votre nom ?')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nom')));
  expect(send).not.toHaveBeenCalled();
  type('Nom', 'Léa');
  expect(screen.queryByText('Quel est votre nom ?')).toBeNull();
});

test('a double click sends once', async () => {
  const sent = Promise.withResolvers<string>();
  const send = vi.fn<Calls['send']>(() => sent.promise);
  const onSent = vi.fn<(answer: string) => void>();
  render(<Example send={send} onSent={onSent} />);
  type('Nom', 'Léa');
  submit();
  submit();
  expect(screen.getByRole('button').textContent).toBe('Envoi');
  sent.resolve('merci');
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  expect(onSent.mock.calls[0]?.[0]).toBe('merci');
  expect(send.mock.calls).toEqual([[{ name: 'Léa', email: '' }]]);
  expect(screen.getByRole('status').textContent).toBe('inchangé');
});

test('the second half of a double click that comes after the answer sends nothing; a later submit does', async () => {
  const send = vi.fn<Calls['send']>(() => Promise.resolve('merci'));
  const onSent = vi.fn<(answer: string) => void>();
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  render(<Example send={send} onSent={onSent} />);
  type('Nom', 'Léa');
  submit();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  submit();
  expect(send).toHaveBeenCalledTimes(1);
  now.mockReturnValue(2000);
  submit();
  expect(send).toHaveBeenCalledTimes(2);
  now.mockRestore();
});

test('who types on at once after the answer may submit at once', async () => {
  const send = vi.fn<Calls['send']>(() => Promise.resolve('merci'));
  const onSent = vi.fn<(answer: string) => void>();
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  render(<Example send={send} onSent={onSent} />);
  type('Nom', 'Léa');
  submit();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  type('Nom', 'Léo');
  submit();
  expect(send.mock.calls.map(([values]) => values.name)).toEqual(['Léa', 'Léo']);
  now.mockRestore();
});

test('what the server finds wrong stands under its field', async () => {
  const fields = { email: 'Cette adresse est déjà utilisée.' };
  const error = new ApiError({ status: 409, code: 'email_taken', message: 'Non.', fields });
  const onFailed = vi.fn<(error: unknown) => void>();
  render(<Example send={() => Promise.reject(error)} onFailed={onFailed} />);
  type('Nom', 'Léa');
  submit();
  expect(await screen.findByText('Cette adresse est déjà utilisée.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
  expect(onFailed).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('changé');
});

test('a failure that has no field is handed to the screen, and the form can be sent again', async () => {
  const onFailed = vi.fn<(error: unknown) => void>();
  const send = vi.fn<Calls['send']>(() => Promise.reject(new Error('éteint')));
  render(<Example send={send} onFailed={onFailed} />);
  type('Nom', 'Léa');
  submit();
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('a form whose screen is about to be left stays busy, and is not sent again', async () => {
  const send = vi.fn<Calls['send']>(() => Promise.resolve('merci'));
  const onSent = vi.fn<(answer: string) => void>();
  render(<Example once send={send} onSent={onSent} />);
  type('Nom', 'Léa');
  submit();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  submit();
  expect(screen.getByRole('button').textContent).toBe('Envoi');
  expect(send).toHaveBeenCalledTimes(1);
});
