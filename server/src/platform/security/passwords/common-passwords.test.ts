import { passwordFaults } from '@tandem/domain/accounts/password';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a password that everybody tries', () => {
  test.each([
    'Password1!',
    'P@ssw0rd',
    'P@ssword2026!',
    'Azerty123!',
    'Qwerty-2026',
    '1Qaz@wsx',
    'Bonjour-2026!',
    '!Soleil1',
    'Marseille.13',
    'Sécret-26!',
    'Welcome_1',
    'Admin-123!',
    'ILoveYou!1',
    'Football-98',
  ])('%s meets the criteria, or nearly, and is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    'Tandem-2026!',
    'Bonne-Rentree-26!',
    'Correct-cheval-9',
    'Mon vélo bleu a 2 roues !',
    'Été-à-Lyon-7',
    'Password 84921-7361 trombone!',
    'Xq7!vLp2-Rk',
    '密码很长而且没人猜得到Aa1!',
  ])('%s is not', (password) => {
    expect(isCommonPassword(password)).toBe(false);
    expect(passwordFaults(password)).toEqual([]);
  });
});
