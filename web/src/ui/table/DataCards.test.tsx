// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DataCards } from './DataCards.tsx';
import type { Column } from './types.ts';

afterEach(cleanup);

interface Person {
  id: number;
  name: string;
  phone: string | null;
}

const columns: readonly Column<Person>[] = [
  {
    key: 'name',
    title: 'Qui',
    isName: true,
    cell: ({ id, name }) => <a href={`/personne/${id}`}>{name}</a>,
  },
  {
    key: 'phone',
    title: 'Téléphone',
    inCards: ({ phone }) => phone !== null,
    cell: ({ phone }) => phone,
  },
];

test('a card begins with the link that names its row, and says nothing of what is not known', () => {
  render(
    <DataCards
      label="Attentes"
      columns={columns}
      rows={[{ id: 7, name: 'Zoé Darc', phone: null }]}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      empty={null}
    />,
  );
  expect(screen.getByRole('link', { name: 'Zoé Darc' }).getAttribute('href')).toBe('/personne/7');
  expect(screen.queryByText('Téléphone')).toBeNull();
});
