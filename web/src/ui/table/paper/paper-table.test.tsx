// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PaperTable } from './PaperTable.tsx';

afterEach(cleanup);

const rows = Array.from({ length: 500 }, (_, at) => ({
  id: at,
  name: `Zoé D’Arc ${at}`,
  town: 'Lyon',
}));

const columns = [
  { key: 'name', title: 'Nom', cell: ({ name }: { name: string }) => name },
  // On a narrow screen this one is left out.
  { key: 'town', title: 'Ville', from: 'lg', cell: ({ town }: { town: string }) => town },
] as const;

test('on paper a list is whole, and each page says what it is', () => {
  render(
    <PaperTable
      label="Candidats"
      centre="CFA des Monts"
      paperHead="Candidats · 500 candidats"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />,
  );
  const [head, body] = within(screen.getByRole('table', { name: 'Candidats' })).getAllByRole(
    'rowgroup',
  );
  if (!head || !body) throw new Error('The table has no head or no body.');
  expect(head.tagName).toBe('THEAD');
  expect(within(head).getAllByRole('columnheader').at(-1)?.textContent).toBe('Ville');
  expect(head.textContent).toMatch(
    /^CFA des Monts\u00a0· Candidats · 500 candidats\u00a0· \S+ \S+ \d{4}Nom/,
  );
  expect(within(body).getAllByRole('row')).toHaveLength(500);
  expect(within(body).getAllByRole('row').at(-1)?.textContent).toBe('Zoé D’Arc 499Lyon');
});

test('on paper an address goes on in the next line with a sign, and no other word is cut', () => {
  const printed = (name: string) => {
    render(
      <PaperTable
        label={name}
        centre={undefined}
        columns={columns}
        rows={[{ name, town: '', id: 0 }]}
        rowKey={() => 0}
      />,
    );
    const [cell] = within(screen.getByRole('table', { name })).getAllByRole('cell');
    return cell?.innerHTML.split('<wbr>').filter((part) => part.trim() !== '');
  };
  expect(printed('contact@mutuelle-du-nord.exemple.fr à Rouen')).toEqual([
    'contact',
    '@mutuelle',
    '-du',
    '-nord',
    '.exemple',
    '.fr',
    ' à',
    ' Rouen',
  ]);
  expect(printed('Saint-Rémy')).toEqual(['Saint-Rémy']);
  expect(printed('2 e-mails, 1 SMS')).toEqual(['2 e\u2011mails, 1 SMS']);
});

test('on paper a title is broken between its words alone, and a number is written as on the screen', () => {
  render(
    <PaperTable
      label="Matchs"
      centre={undefined}
      columns={[
        { key: 'email', title: 'E-mail du candidat', cell: () => '' },
        { key: 'score', title: 'Score', cell: () => '46,0', exported: () => 46 },
        {
          key: 'count',
          title: 'Nombre',
          cell: () => <b>mille deux cents</b>,
          exported: () => 1200,
        },
      ]}
      rows={[0]}
      rowKey={() => 0}
    />,
  );
  expect(screen.getByRole('columnheader', { name: 'E\u2011mail du candidat' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '46,0' })).toBeTruthy();
  expect(screen.getAllByRole('cell').at(-1)?.textContent).toBe('1\u202f200');
});

/** What is printed is asked for once, when the code is read. */
const drawnOnPaper = async () => {
  vi.resetModules();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: media === 'print' }) as never,
  );
  const { DataTable } = await import('../DataTable.tsx');
  const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query');
  const { callQuery } = await import('../../../platform/data/calls.ts');
  vi.restoreAllMocks();
  vi.resetModules();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(callQuery('GET /privacy/').queryKey, {
    centre: 'CFA des Monts',
    email: null,
    contract_sheet_months: 12,
  });
  const around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { DataTable, around };
};

test('on paper a list is whole where it names no head of its own, too', async () => {
  const { DataTable, around: wrapper } = await drawnOnPaper();
  render(
    <DataTable
      label="À faire"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      empty={null}
    />,
    { wrapper },
  );
  const table = screen.getByRole('table', { name: 'À faire' });
  expect(table.textContent).toMatch(/^CFA des Monts\u00a0· À faire\u00a0· /);
  expect(within(table).getAllByRole('row')).toHaveLength(502);
});
