import { expect, test } from 'vitest';
import { typeset } from './typography.ts';

test.each([
  [
    'Ce lien ne fonctionne plus : il sert une fois.',
    'Ce lien ne fonctionne plus_: il sert une fois.',
  ],
  ['Une question ? 20 % de 700 € ; oui !', 'Une question_? 20_% de 700_€_; oui_!'],
  ['« a », « b ».', '«_a_», «_b_».'],
  ['<b>Zoé</b> :<br>', '<b>Zoé</b>_:<br>'],
  ['à 10:30, http://x.example/?a=1', 'à 10:30, http://x.example/?a=1'],
  ['style="a:b;c: d" ici :smile: et ?a', 'style="a:b;c: d" ici :smile: et ?a'],
])('%s', (text, expected) => {
  const set = expected.replaceAll('_', '\u202F');
  expect(typeset(text)).toBe(set);
  expect(typeset(set)).toBe(set);
});
