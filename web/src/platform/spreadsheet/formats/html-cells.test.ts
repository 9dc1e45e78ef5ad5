import { expect, test } from 'vitest';
import { withLetters } from './html-cells.ts';

test('letters that HTML names stand for themselves', () => {
  expect(withLetters('Pr&eacute;nom N&deg; &Ccedil;a l&rsquo;&oelig;il &#233; &#xC9;')).toBe(
    'Prénom N° Ça l’œil é É',
  );
  // As programs write the apostrophe.
  expect(withLetters('d&#x27;Arc l&#39;&#x41;utre')).toBe("d'Arc l'Autre");
});

test.each(['&lt;td&gt; &amp; &quot;', '&#60; &#x3c; &#38;', '&inconnu; & rien ;', '&#55555555;'])(
  '%j stays as it is: it means something to HTML, or nothing',
  (html) => {
    expect(withLetters(html)).toBe(html);
  },
);
