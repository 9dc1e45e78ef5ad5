import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKey, isEmail, mailtoOf } from './email.ts';

describe('isEmail', () => {
  it.each([
    'jean@exemple.fr',
    ' jean@exemple.fr ',
    'Jean.Dupont+alternance@sous.domaine.exemple.co.uk',
    "l'hote_d'ici%1@exemple.fr",
    'rené@société.fr',
    'a@b.io',
    'a@1and1.com',
    'contact@xn--80ak6aa92e.xn--p1ai',
    `${'a'.repeat(64)}@exemple.fr`,
  ])('takes %j', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it.each([
    '',
    'jean',
    'jean@',
    '@exemple.fr',
    'jean@exemple',
    'jean@exemple.f',
    'jean@exemple.123',
    'jean@exemple.fr.',
    'jean@.exemple.fr',
    'jean@exemple..fr',
    'jean@-exemple.fr',
    'jean@exemple-.fr',
    'jean@exemple.fr-',
    '.jean@exemple.fr',
    'jean.@exemple.fr',
    'je..an@exemple.fr',
    'jean dupont@exemple.fr',
    'jean@exem ple.fr',
    'jean@exemple@exemple.fr',
    'jean@exemple.fr, paul@exemple.fr',
    'Jean <jean@exemple.fr>',
    'mailto:jean@exemple.fr',
    'jean@[127.0.0.1]',
    '"jean"@exemple.fr',
    'jean\u0000@exemple.fr',
    'jean\u200B@exemple.fr',
    `${'a'.repeat(65)}@exemple.fr`,
    `jean@${'a'.repeat(64)}.fr`,
    `jean@${'a.'.repeat(130)}fr`,
  ])('refuses %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('takes what a mail address generator makes, unless it is quoted', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (email) => {
        expect(isEmail(email)).toBe(true);
      }),
    );
  });

  it('ends on any text, also one made to be slow', () => {
    const hard = ['a@', 'a.'.repeat(20_000), 'a@'.repeat(20_000), `a@${'a-'.repeat(20_000)}`];
    expect(hard.some(isEmail)).toBe(false);
  });
});

describe('emailKey', () => {
  it('compares without case and outer space, and without regard to how an accent is stored', () => {
    expect(emailKey(' Jean.DUPONT@Exemple.FR\n')).toBe('jean.dupont@exemple.fr');
    expect(emailKey('rene\u0301@exemple.fr')).toBe(emailKey('ren\u00E9@exemple.fr'));
    expect(emailKey('jean.dupont@exemple.fr')).not.toBe(emailKey('jeandupont@exemple.fr'));
  });

  it('is its own key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(emailKey(emailKey(text))).toBe(emailKey(text));
      }),
    );
  });
});

describe('mailtoOf', () => {
  it('writes to that address alone, whatever signs it has', () => {
    const local = fc.string({ unit: fc.constantFrom('a', '?', '&', '=', '%', '+', "'", 'é', '#') });
    fc.assert(
      fc.property(local, (text) => {
        const email = `a${text}@exemple.fr`;
        fc.pre(isEmail(email));
        const link = new URL(mailtoOf(email));
        expect([link.search, link.hash]).toEqual(['', '']);
        expect(decodeURIComponent(link.pathname)).toBe(email);
      }),
    );
  });
});
