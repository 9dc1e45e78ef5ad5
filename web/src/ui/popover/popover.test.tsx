// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Menu, MenuItem } from './Menu.tsx';
import { Popover } from './Popover.tsx';

afterEach(cleanup);

const Panel = () => {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Popover
        label="Colonnes"
        width={200}
        opened={opened}
        onChange={setOpened}
        renderTarget={(target) => (
          <button type="button" {...target}>
            Choisir
          </button>
        )}
      >
        <label>
          Ville <input type="checkbox" />
        </label>
      </Popover>
      <button type="button">Ailleurs</button>
    </>
  );
};

const button = () => screen.getByRole('button', { name: 'Choisir' });
const panel = () => screen.queryByRole('dialog', { name: 'Colonnes' });

const openPanel = async () => {
  render(<Panel />);
  button().focus();
  fireEvent.click(button());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Ville')));
};

test('a panel takes the focus, and Escape gives it back to its button', async () => {
  await openPanel();
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(panel()?.id).toBe(button().getAttribute('aria-controls'));
  fireEvent.keyDown(screen.getByLabelText('Ville'), { key: 'Escape' });
  expect(panel()).toBeNull();
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button());
});

test('a press elsewhere closes a panel and keeps the focus that it took, one within does not', async () => {
  await openPanel();
  fireEvent.pointerDown(screen.getByLabelText('Ville'));
  expect(panel()).not.toBeNull();
  const elsewhere = screen.getByRole('button', { name: 'Ailleurs' });
  act(() => elsewhere.focus());
  fireEvent.pointerDown(elsewhere);
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
});

test('its button closes a panel as well', async () => {
  await openPanel();
  fireEvent.pointerDown(button());
  fireEvent.click(button());
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(button());
});

const openMenu = async (chosen: string[]) => {
  render(
    <Menu
      label="Actions"
      width={200}
      renderTarget={(target) => (
        <button type="button" {...target}>
          Choisir
        </button>
      )}
    >
      {['Modifier', 'Dupliquer', 'Supprimer'].map((name) => (
        <MenuItem key={name} onClick={() => chosen.push(name)}>
          {name}
        </MenuItem>
      ))}
    </Menu>,
  );
  button().focus();
  fireEvent.click(button());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Modifier'));
};

test('arrows, Home and End go through a menu, round its ends', async () => {
  await openMenu([]);
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'x'].map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.textContent;
  });
  expect(seen).toEqual([
    'Dupliquer',
    'Supprimer',
    'Modifier',
    'Supprimer',
    'Modifier',
    'Supprimer',
    'Supprimer',
  ]);
});

test('what is chosen of a menu is done once, the menu is gone and the focus back', async () => {
  const chosen: string[] = [];
  await openMenu(chosen);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Dupliquer' }));
  expect(chosen).toEqual(['Dupliquer']);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
});
