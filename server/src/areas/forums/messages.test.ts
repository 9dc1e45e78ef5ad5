import { expect, test } from 'vitest';
import { forumMail } from './messages.ts';

const forum = { name: 'Forum de janvier', day: '2027-01-12', place: 'Rennes', minutes: 10 };

const meeting = (time: string) => ({
  at: new Date(`2027-01-12T${time}:00Z`),
  name: 'Atelier Nord',
  need: 'Vente',
});

const mailWith = (...times: string[]) =>
  forumMail(
    forum,
    times.map((time) => meeting(time)),
    { what: 'published' },
    { greeted: 'Zoé', link: 'https://tandem.exemple.fr/meetings?forum=1', side: 'applicant' },
  );

test('whoever has one meeting is told of one', () => {
  const { subject, text } = mailWith('08:00');
  expect(subject).toMatch(/^Votre rendez-vous au /);
  expect(text).toMatch(/^Bonjour Zoé,\n/);
  expect(text).toContain('a préparé votre rendez-vous');
  expect(text).toContain('Le fichier joint l’ajoute à votre agenda.');
});

test('whoever has several is told of each, as clocks in Paris show it', () => {
  const { subject, text } = mailWith('08:00', '08:10');
  expect(subject).toMatch(/^Vos rendez-vous au /);
  expect(text).toContain('Chacun dure 10 minutes');
  expect(text).toMatch(/• 9\sh : Atelier Nord/);
});
