// @vitest-environment happy-dom
import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { callQuery } from '../../../../platform/data/calls.ts';
import type { Fate } from '../preview/row-state.ts';
import type { Import } from '../use-import.ts';
import { InvitationText } from './InvitationText.tsx';

afterEach(cleanup);

type Told = [email: string, phone: string, fate: Fate];

const zoe: Told = ['zoe@exemple.fr', '0639981234', 'add'];
const unreached: Told = ['', '0639981235', 'add'];
const known: Told = ['lea@exemple.fr', '0639981236', 'update'];

const show = (kind: ImportKind, rows: readonly Told[]) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(callQuery('GET /imports/message/{kind}/', { params: { kind } }).queryKey, {
    subject: 'Bienvenue',
    text: 'Bonjour',
    sms: 'Bonjour par SMS',
  });
  const sent = rows.map(([email, phone, fate]) => ({
    row: { values: { email, phone }, refusals: {} },
    fate,
  }));
  const run = { subject: { kind }, sending: { when: 'now', at: '' }, sent };
  return render(
    <QueryClientProvider client={client}>
      <InvitationText run={run as unknown as Import} />
    </QueryClientProvider>,
  );
};

const open = () => fireEvent.click(screen.getByRole('button', { name: /^Voir le message/ }));

test('an SMS is promised to the candidates alone whom it will reach', () => {
  show('candidates', [zoe, unreached, known]);
  open();
  expect(screen.getByText(/^Et par SMS, à 1 personne qui a un numéro\s:$/)).toBeDefined();
  expect(screen.getByText('Bonjour par SMS')).toBeDefined();
  cleanup();
  show('companies', [zoe]);
  open();
  expect(screen.getByText('Bonjour')).toBeDefined();
  expect(screen.queryByText(/SMS/)).toBeNull();
});

test('where nobody is invited there is no word of invitations', () => {
  const { container } = show('candidates', [unreached, known]);
  expect(container.textContent).toBe('');
});
