import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordCriteria, passwordFaults } from './password.ts';

const unmet = (password: string) =>
  passwordCriteria.filter(({ isMet }) => !isMet(password)).map(({ id }) => id);

describe('password criteria', () => {
  it.each([
    ['', ['length', 'uppercase', 'lowercase', 'digit', 'special']],
    ['abcdefgh', ['uppercase', 'digit', 'special']],
    ['ABCDEFGH', ['lowercase', 'digit', 'special']],
    ['Abcdefg1', ['special']],
    ['Abcdef!1', []],
    ['Abcde!1', ['length']],
    ['Éàüöäñ9-', []],
    ['Ab1!😀😀😀', ['length']],
    ['Ab1!😀😀😀😀', []],
    ['Mot de passe 1', []],
    ['Motdepasse1\u0000', ['special']],
    ['Motdepasse1\u200B', ['special']],
  ])('%j fails on %j', (password, ids) => {
    expect(unmet(password)).toEqual(ids);
  });

  it('judge an accented letter alike, in one character or in two', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Zéèàçôüñ0-9!]{0,16}$/), (password) => {
        const composed = password.normalize('NFC');
        const decomposed = password.normalize('NFD');
        expect(unmet(decomposed)).toEqual(unmet(composed));
      }),
    );
  });

  it('say the messages of the specification, in order', () => {
    expect(passwordFaults('')).toEqual([
      'Le mot de passe doit contenir au moins 8 caractères',
      'Le mot de passe doit contenir une majuscule',
      'Le mot de passe doit contenir une minuscule',
      'Le mot de passe doit contenir un chiffre',
      'Le mot de passe doit contenir un caractère spécial',
    ]);
    expect(passwordFaults('Correct-cheval-9')).toEqual([]);
    expect(passwordCriteria.map(({ label }) => label[0])).toEqual(['A', 'U', 'U', 'U', 'U']);
  });

  it('once met stay met, whatever is added', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (added) => {
        expect(passwordFaults(`Abcdef!1${added}`)).toEqual([]);
      }),
    );
  });
});
