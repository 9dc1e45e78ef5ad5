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

test('what a card says beside its name, or on a line of its own, goes without its title for the eye alone', () => {
  render(
    <DataCards
      label="Attentes"
      columns={[
        { key: 'name', title: 'Qui', cell: ({ name }: Person) => name },
        {
          key: 'phone',
          title: 'Téléphone',
          onCard: 'beside',
          inCards: ({ phone }) => phone !== '',
          cell: ({ phone }) => phone,
        },
        { key: 'what', title: 'Attend', onCard: 'line', cell: () => 'Une réponse' },
      ]}
      rows={[
        { id: 7, name: 'Zoé Darc', phone: '06 39 98 00 00' },
        { id: 8, name: 'Ali Roux', phone: '' },
      ]}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      empty={null}
    />,
  );
  expect(screen.getByText('06 39 98 00 00').closest('dl')).toBeNull();
  expect(screen.queryByText('Téléphone')).toBeNull();
  for (const title of screen.getAllByText('Attend')) expect(title.className).not.toBe('');
  for (const answer of screen.getAllByText('Une réponse')) expect(answer.tagName).toBe('DD');
  // What a row does not have leaves no empty place beside its name.
  const heads = screen.getAllByRole('listitem').map((card) => card.firstElementChild);
  expect(heads.map((head) => head?.childElementCount)).toEqual([2, 1]);
});
