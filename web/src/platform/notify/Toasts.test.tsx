// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { notify } from './notify.ts';
import { Toasts } from './Toasts.tsx';

afterEach(cleanup);

test('what is told again takes the place of what was told, as something new to a screen reader', () => {
  render(<Toasts />);
  const tell = (sentence: string) =>
    act(() => {
      notify.success(sentence);
    });
  tell('Statut mis à jour.');
  const first = screen.getByText('Statut mis à jour.');
  tell('Statut mis à jour.');
  expect(screen.getByText('Statut mis à jour.')).not.toBe(first);
  tell('Note enregistrée.');
  // What tests before this one have told may still stand beside them.
  for (const told of ['Statut mis à jour.', 'Note enregistrée.'])
    expect(screen.getAllByText(told)).toHaveLength(1);
});
