// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api/errors.ts';
import { SessionContext, visitor } from '../../platform/session/session.ts';
import { TextField } from '../fields/TextField.tsx';
import { KeptForm } from './KeptForm.tsx';
import { useKeptForm } from './use-kept-form.ts';

const nothing = () => Promise.resolve();

const session = {
  checking: false,
  unanswered: null,
  checkAgain: nothing,
  user: { ...visitor, email: 'zoe@exemple.fr' },
  role: 'company' as const,
  ended: false,
  signIn: nothing,
  enter: nothing,
  signOut: nothing,
  reloadUser: nothing,
};

const Words = ({ send }: { send: () => Promise<unknown> }) => {
  const form = useKeptForm('/matches/12/word', { initial: { word: '' }, send });
  return (
    <KeptForm of={form}>
      <TextField label="Mot" {...form.field('word')} />
      <button type="submit">Envoyer</button>
    </KeptForm>
  );
};

const show = (send: () => Promise<unknown> = nothing) =>
  render(
    <MantineProvider env="test">
      <SessionContext value={session}>
        <Words send={send} />
      </SessionContext>
    </MantineProvider>,
  );

const word = () => screen.getByLabelText<HTMLInputElement>('Mot');
const type = (value: string) => fireEvent.change(word(), { target: { value } });
const submit = () => fireEvent.click(screen.getByText('Envoyer'));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what a dialog closed by a slip held is there again, and can be given up', () => {
  const first = show();
  expect(screen.queryByText('Effacer ce brouillon')).toBeNull();
  type('Trop loin');
  first.unmount();
  show();
  expect(word().value).toBe('Trop loin');
  fireEvent.click(screen.getByText('Effacer ce brouillon'));
  expect(word().value).toBe('');
  expect([screen.queryByText('Effacer ce brouillon'), localStorage.length]).toEqual([null, 0]);
});

test('what was sent is kept no longer, what could not be sent is', async () => {
  const send = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('500'));
  show(send);
  type('Trop loin');
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(localStorage.length).toBe(1);
  type('Trop loin pour lui');
  submit();
  await waitFor(() => expect(localStorage.length).toBe(0));
});

test('words about what is gone by then are forgotten', async () => {
  show(() => Promise.reject(new ApiError({ status: 404, code: 'not_found', message: 'Disparu' })));
  type('Trop loin');
  submit();
  await waitFor(() => expect(localStorage.length).toBe(0));
});
