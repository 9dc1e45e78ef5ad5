import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

/** Sentences that the specification gives letter for letter. */
const given =
  /Êtes-vous sûr|Connexion réussie|Besoin \S+ avec succès|Gestion d|Lien copié|Mot de passe oublié/;

/** A word, then a space at which a line may break, then a sign that never begins a line. */
const loose = /[\p{L}\d»)’}] [:!?;](?= \p{L}|$)/u;

const sentences = (source: string): string[] =>
  Array.from(source.matchAll(/'((?:[^'\\\n]|\\.)*)'/g), ([, text = '']) => text);

test('no sentence of a screen lets a line begin with its colon or question mark', () => {
  const files = globSync('web/src/**/messages.ts', { cwd: root });
  const found = files.flatMap((file) =>
    sentences(readFileSync(path.join(root, file), 'utf8'))
      .filter((text) => loose.test(text) && !given.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
