import { expect, test } from 'vitest';
import { withoutPersonalPatterns } from './personal.ts';

// Cubic in the length of the row where each way to share it out is tried: a need's description held the server for hours.
test.each([' ', '\n', '\t', '\r\n', '\u00A0'])(
  'a long row of blanks (%j) is read once',
  (blank) => {
    const row = blank.repeat(20_000);
    expect(withoutPersonalPatterns(`soudeur 1${row}rue des Lilas, tig`)).toBe('soudeur  ; , tig');
    expect(withoutPersonalPatterns(`soudeur 1${row}tig`)).toMatch(/^soudeur 1\s{1,2}tig$/);
  },
);

test('what separates goes on separating: a tab, the end of a line, an empty line', () => {
  for (const gap of [' \t ', ' \n ', '\n \n'])
    expect(withoutPersonalPatterns(`tig${gap}mig`)).toBe(`tig${gap.replaceAll(' ', '')}mig`);
});

test.each(['a', 'œ', '-a', '1 cours '])(
  'a long row of « %s » is followed to its end once',
  (sign) => {
    const row = sign.repeat(50_000);
    expect(withoutPersonalPatterns(row)).toBe(row);
  },
);

test('an address and a link go, wherever they begin', () => {
  expect(withoutPersonalPatterns('mail:zoe@exemple.fr, (zoe@exemple.fr) a-zoe.fr/cv tig')).toBe(
    ' ;  ( ; )  ;  tig',
  );
});
