import { expect, test } from 'vitest';
import { written } from '../testing/test-resume.ts';
import { prepareLines } from './lines.ts';
import { readPrintedMail } from './mail-heads.ts';

const mailIn = (text: string) => {
  const mail = readPrintedMail(prepareLines(written(text)));
  return (
    mail && {
      name: mail.name,
      sender: mail.sender.map(({ text: said }) => said),
      others: [...mail.others].map(({ text: said }) => said),
    }
  );
};

test.each([
  'De : Anna Roux <ar@exemple.fr>',
  'From: Anna Roux <ar@exemple.fr>',
  'Anna Roux <ar@exemple.fr>',
])('%j says who sends, what is signed and to whom it goes', (head) => {
  expect(
    mailIn(`${head}
        À : cfa@sorel.example
        Bonjour,
        Bien cordialement,
        Anna
        59400 Cambrai
        Le 6 mars, Paul a écrit :
        Paul, 51100 Reims`),
  ).toEqual({
    name: ['anna', 'roux'],
    sender: [head, 'Anna', '59400 Cambrai'],
    others: ['À : cfa@sorel.example', 'Le 6 mars, Paul a écrit :', 'Paul, 51100 Reims'],
  });
});

test('an address without a name says none', () => {
  expect(mailIn('De : ar@exemple.fr\nÀ : cfa@sorel.example')?.name).toEqual([]);
});

test.each([
  ['a resume', 'Anna Roux\nMail : ar@exemple.fr\nÀ : Cambrai'],
  ['a head without addressee', 'De : Anna <ar@exemple.fr>\nBonjour'],
  [
    'a mail that was passed on: two senders',
    'De : Paul <p@sorel.example>\nÀ : cfa@sorel.example\nDe : Anna <ar@exemple.fr>\nÀ : p@sorel.example',
  ],
])('%s is no mail of one sender', (_, text) => {
  expect(mailIn(text)).toBeNull();
});
