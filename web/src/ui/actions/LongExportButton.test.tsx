// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LongExportButton } from './LongExportButton.tsx';

const columns = [{ title: 'Nom', value: ({ name }: { name: string }) => name }];

let files: Blob[] = [];
let rows: { id: number; name: string }[] = [];

beforeEach(() => {
  files = [];
  rows = ['Arc', 'Le Gall', 'Roux', 'Zola', 'Petit'].map((name, id) => ({ id, name }));
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob);
    return 'blob:file';
  });
  // Followed, the link would take the window along, with all that the files after this one have of it.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The list as the server gives it; whoever stands last is first afterwards, as by a run of the matching. */
const read = ({ limit }: { limit: number }) => {
  const items = rows.slice(0, limit);
  const total = rows.length;
  rows = [...rows.slice(-1), ...rows.slice(0, -1)];
  return Promise.resolve({ items, total });
};

const show = (orderedFrom: number) => {
  const order = vi.fn<(format: string) => Promise<void>>(() => Promise.resolve());
  render(
    <LongExportButton
      name="matchs"
      columns={columns}
      total={3}
      read={read}
      people={null}
      orderedFrom={orderedFrom}
      order={order}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
  return order;
};

test('rows that move while they are read are all in the file', async () => {
  const order = show(6);
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toBe('\uFEFFNom\r\nArc\r\nLe Gall\r\nRoux\r\nZola\r\nPetit\r\n');
  expect(order).not.toHaveBeenCalled();
});

test('a list that has grown beyond one reading since it was counted is left to the server', async () => {
  const order = show(4);
  await waitFor(() => expect(order).toHaveBeenCalledWith('csv'));
  expect(files).toEqual([]);
});
