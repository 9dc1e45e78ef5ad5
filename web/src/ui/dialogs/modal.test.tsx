// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { topLayer } from '../../platform/router/layers.ts';
import { Menu, MenuItem } from '../popover/Menu.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Drawer } from './Drawer.tsx';

afterEach(cleanup);

/** A row, its drawer with a menu, and what the menu asks before it is done. */
const List = () => {
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Zoé
      </button>
      <Drawer opened={opened} onClose={() => setOpened(false)} title="Fiche de Zoé">
        <Menu
          label="Actions"
          width={200}
          renderTarget={(target) => (
            <button type="button" {...target}>
              Plus
            </button>
          )}
        >
          <MenuItem onClick={() => setAsked(true)}>Supprimer</MenuItem>
        </Menu>
      </Drawer>
      <ConfirmDialog
        opened={asked}
        title="Supprimer Zoé ?"
        confirm="Supprimer"
        onConfirm={() => setAsked(false)}
        onClose={() => setAsked(false)}
      >
        C’est définitif.
      </ConfirmDialog>
    </>
  );
};

const named = (name: string) => screen.getByRole('button', { name });
const drawer = () => screen.queryByRole('dialog', { name: 'Fiche de Zoé' });
const question = () => screen.queryByRole('dialog', { name: 'Supprimer Zoé ?' });
const hasFocus = (name: string) => waitFor(() => expect(document.activeElement).toBe(named(name)));
const escape = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape', cancelable: true });

const openDrawer = async () => {
  render(<List />);
  named('Zoé').focus();
  fireEvent.click(named('Zoé'));
  await hasFocus('Fermer');
};

const openMenu = async () => {
  named('Plus').focus();
  fireEvent.click(named('Plus'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Supprimer'));
};

const ask = async () => {
  await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
  await hasFocus('Annuler');
};

test('a drawer takes the focus, keeps it, and gives it back to its row', async () => {
  await openDrawer();
  fireEvent.keyDown(named('Fermer'), { key: 'Tab' });
  expect(document.activeElement).toBe(named('Plus'));
  fireEvent.keyDown(named('Plus'), { key: 'Tab' });
  expect(document.activeElement).toBe(named('Fermer'));
  fireEvent.click(named('Fermer'));
  expect(drawer()).toBeNull();
  expect(document.activeElement).toBe(named('Zoé'));
});

test('Escape closes one at a time: the menu, the question above the drawer, then the drawer', async () => {
  await openDrawer();
  await openMenu();
  escape();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(drawer()).not.toBeNull();
  await ask();
  escape();
  expect(question()).toBeNull();
  await hasFocus('Plus');
  escape();
  expect(drawer()).toBeNull();
  expect(document.activeElement).toBe(named('Zoé'));
});

test('a dialog says what it asks, and a press beside it or a step back closes it', async () => {
  await openDrawer();
  await ask();
  const described = document.getElementById(question()?.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain('C’est définitif.');
  const shade = question()?.previousElementSibling;
  if (!shade) throw new Error('Nothing lies between the dialog and the page.');
  fireEvent.click(within(document.body).getByText('C’est définitif.'));
  expect(question()).not.toBeNull();
  fireEvent.click(shade);
  expect(question()).toBeNull();
  await hasFocus('Plus');
  act(() => topLayer()?.());
  expect(drawer()).toBeNull();
});

test('the page below is held as long as anything lies above it', async () => {
  await openDrawer();
  await ask();
  escape();
  await hasFocus('Plus');
  expect(document.documentElement.dataset['held']).toBeDefined();
  escape();
  expect(document.documentElement.dataset['held']).toBeUndefined();
});
