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
    {
      greeted: 'Zoé',
      link: 'https://tandem.exemple.fr/meetings?forum=1',
      side: 'applicant',
      staysIn: true,
    },
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

test('who had one meeting with a company that does not come is not told of a plan that goes on', () => {
  const removed = (staysIn: boolean) =>
    forumMail(
      forum,
      [meeting('08:00')],
      { what: 'company_removed', company: 'Atelier Nord', reason: null, stayIn: new Set() },
      { greeted: 'Zoé', link: 'https://tandem.exemple.fr/meetings', side: 'applicant', staysIn },
    ).text;
  expect(removed(true)).toContain('Le reste de votre plan ne change pas.');
  expect(removed(false)).toContain('Vous n’avez plus de rendez-vous ce jour-là.');
  expect(removed(false)).not.toContain('reste de votre plan');
});
