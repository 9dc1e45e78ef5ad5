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
  expect(screen.getAllByRole('presentation')).toHaveLength(2);
});
