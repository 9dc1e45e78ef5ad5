import { expect, it } from 'vitest';
import { importsMessages as messages } from './messages.ts';

it('taking an import back says how many sheets are put back', () => {
  expect(messages.withdrawText(1, 0, 0)).toMatch(/sera supprimée.*inscrites restent\.$/);
  expect(messages.withdrawText(2, 1, 0)).toMatch(/1\s+fiche que cet import a complétée redevient/);
  expect(messages.withdrawText(2, 300, 0)).toMatch(
    /300\s+fiches que .* redeviennent comme avant, sauf/,
  );
  expect(messages.withdrawText(0, 0, 2)).toMatch(
    /restent\. 2\s+fiches complétées avant une mise à jour de Tandem ne changent pas\.$/,
  );
});
