import { expect, test } from 'vitest';
import { closedCells, withAddresses, withLetters, withoutStyling } from './html-cells.ts';

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

test.each([
  ['<b>ROUX</b> Ana', 'ROUX Ana'],
  ['<span class="a">ROUX</span> <i>Ana</i>', 'ROUX Ana'],
  ['<a href="/7">ROUX</a> Ana', '<a href="/7">ROUX</a>&nbsp;Ana'],
  ['<p>ROUX</p><p>Ana</p>', '<p>ROUX</p><br><p>Ana</p>'],
  ['<div>ROUX</div>\nAna', '<div>ROUX</div><br>Ana'],
  ['<td><p>ROUX</p></td><td>Ana</td>', '<td><p>ROUX</p></td><td>Ana</td>'],
  ['ROUX<br>Ana', 'ROUX<br>Ana'],
])('what only styles a cell parts no words, and what parts its lines does: %j', (html, told) => {
  expect(withoutStyling(html)).toBe(told);
});

// Each beginning was followed to the end of the file: a megabyte of them took minutes.
test.each(['<td ', '<tr', '</table <b '])('tags without an end, « %s », are read once', (tag) => {
  const html = `<table><tr><td>Roux${tag.repeat(200_000)}`;
  expect(closedCells(html)).toBe(`${html}</td></tr>`);
  expect(closedCells('<td title="a<b>c">')).toContain('title="a<b>');
});

// In each the end of all others was looked for: three megabytes took longer than an import may.
test('links without an end are read once, and others as before', () => {
  const open = '<a href="mailto:x'.repeat(500_000);
  expect(withAddresses(open)).toBe(open);
  const link = '<a title="1 < 2" href="mailto:anna@exemple.fr?subject=a" class="b">écrire</a>';
  expect(withAddresses(`${open}<td>${link}</td>`)).toBe(`${open}<td>anna@exemple.fr</td>`);
});
