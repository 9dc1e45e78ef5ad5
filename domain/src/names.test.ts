import { describe, expect, test } from 'vitest';
import { nameFault, quotedName, titleFault } from './names.ts';

test.each([
  'Zoé D’Arc',
  'Booking.com',
  'L’Atelier & Cie (Lyon 3e)',
  '4 Murs',
  'Société 李',
  'Nguyễn Thị Hường',
  'Fleurs ❤️ Rennes',
  'A/B Conseil',
  'Groupe Leboncoin.fr',
  'Le Bon Coin.fr',
  'La Redoute Boutique.com',
  'S.A.R.L. Le Goff et fils',
  'Mme. de La Tour',
])('%s is a name', (name) => {
  expect(nameFault(name)).toBeNull();
});

test.each([
  'Confirmez sur https://exemple.fr',
  'Voir www.exemple.fr',
  'exemple.fr/compte',
  'exemple.fr?compte=1',
  'Urgent exemple.cloud/compte',
  'exemple.fr:8080',
  'Compte suspendu, confirmez sur exemple-aide.fr',
  'Compte suspendu (exemple.online)',
  'ｅxemple．fr/compte',
  'exemple。fr/compte',
  '𝐰𝐰𝐰.exemple.fr',
  'xn--exmple-cva.fr',
  'zoe@exemple.fr',
  'Atelier\u202Efr',
  'Zo\u200Bé',
  'A\nB',
  '\u3164',
  'Zoé\u2800',
  'Zo\u034Fé',
  'Zoe\u{E0101}',
  `Z${'\u0335'.repeat(60)}`,
])('%j is none', (name) => {
  expect(nameFault(name)).not.toBeNull();
});

test.each([
  'Développeur C++ / Node.js (H/F)',
  'Chargé d’accueil @ Lyon',
  'Vendeur Booking.com',
  'Conseiller en ligne chez Booking.com',
  'Développeur .NET/C#',
  'Développeuse ASP.NET/C#',
  'Technicien Tech.IT/Support',
])('%s is a title', (title) => {
  expect(titleFault(title)).toBeNull();
});

test.each([
  'Compte suspendu https://exemple.fr',
  'Compte ｗｗｗ．exemple．fr',
  'www.exemple.fr',
  'zoe@exemple.fr',
  'Compte suspendu exemple.fr/compte',
  'A\u202EB',
  'Soudeur\u3164',
  `A${'\u0301'.repeat(20)}`,
])('%j is none', (title) => {
  expect(titleFault(title)).not.toBeNull();
});

describe('in a subject a name', () => {
  test('stands between quotation marks that it cannot close', () => {
    expect(quotedName('Atelier Dubois')).toBe('« Atelier Dubois »');
    expect(quotedName('Atelier » Votre compte est suspendu «')).toBe(
      '« Atelier " Votre compte est suspendu " »',
    );
  });

  test('has nothing that does not show, and an end', () => {
    expect(quotedName('A\r\nBcc: x\u202E')).toBe('« A Bcc: x »');
    expect(quotedName(`\u3164A${'\u0301'.repeat(90)}b`)).toBe(
      quotedName(`A${'\u0301'.repeat(4)}b`),
    );
    expect(quotedName('URGENT '.repeat(20))).toHaveLength(64);
  });
});
