import { expect, test } from 'vitest';
import { openProgrammes, withProgrammes } from './managers.ts';

const programmes = [
  { id: 1, name: 'BTS SIO', level: '5' as const },
  { id: 2, name: 'BTS MCO', level: '5' as const },
  { id: 3, name: 'Licence RH', level: '6' as const },
];
const manager = (id: number) => ({
  id,
  first_name: 'Maëlle',
  last_name: "L'Hostis",
  email: `maelle${id}@exemple.fr`,
  registered: true,
});

test('each manager has their own formations, by name', () => {
  const links = [
    { id: 10, manager: 7, formation: 1 },
    { id: 11, manager: 7, formation: 2 },
    { id: 12, manager: 8, formation: 3 },
  ];
  const [seven, eight, nine] = withProgrammes(
    [manager(7), manager(8), manager(9)],
    links,
    programmes,
  );
  expect(seven?.name).toBe("Maëlle L'Hostis");
  expect(seven?.supervised.map(({ formation: programme }) => programme.name)).toEqual([
    'BTS MCO',
    'BTS SIO',
  ]);
  expect(eight?.supervised).toEqual([{ linkId: 12, formation: programmes[2] }]);
  expect(nine?.supervised).toEqual([]);
});

test('a link to a formation that is gone is passed over', () => {
  const [one] = withProgrammes([manager(7)], [{ id: 10, manager: 7, formation: 99 }], programmes);
  expect(one?.supervised).toEqual([]);
});

test('what is linked already is not offered again', () => {
  const [one] = withProgrammes([manager(7)], [{ id: 10, manager: 7, formation: 2 }], programmes);
  expect(one && openProgrammes(one, programmes).map(({ id }) => id)).toEqual([1, 3]);
});
