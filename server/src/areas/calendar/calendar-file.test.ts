import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf, invitationFor } from './calendar-file.ts';
import type { Meeting } from './meeting-queries.ts';

const config = { publicUrl: 'https://tandem.example', mailFrom: 'Centre <centre@exemple.fr>' };
const at = new Date('2026-12-01T09:00:00.000Z');

const meetingWith = (text: string): Meeting => ({
  id: 1,
  uid: 'un-rendez-vous',
  sequence: 0,
  applicant_id: 1,
  offer_id: 1,
  companyId: 1,
  matchId: 1,
  state: 'planned',
  kind: 'on_site',
  place: text,
  note: text,
  minutes: 30,
  starts_at: at,
  agreed_at: at,
  reminded_at: null,
  told_starts_at: null,
  waits_for: null,
  applicant_outcome: null,
  company_outcome: null,
  created_at: at,
  changed_at: at,
  undecided: true,
  need: text,
  forum: null,
  onSitePlace: text,
  promised: true,
  parties: {
    applicant: { accountId: 1, name: text, greeted: text, email: 'zoe@exemple.fr' },
    company: { accountId: 2, name: text, greeted: text, email: 'atelier@exemple.fr' },
  },
});

/** What a calendar is made of (RFC 5545, 3.1): lines of at most 75 bytes, no control sign, and of this entry these properties alone. */
const faultsOf = (file: string): string[] =>
  file.split('\r\n').flatMap((line) => {
    const isContinued = line.startsWith(' ') || /^[A-Z-]+[;:]/.test(line) || line === '';
    const isShort = Buffer.byteLength(line) <= 75;
    return isContinued && isShort && !/[^\P{Cc}\t]/u.test(line) ? [] : [line];
  });

test('whatever somebody has typed, calendars read the file, and nothing in it is a line of its own', () => {
  const names = (file: string) =>
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => line.split(/[;:]/)[0]);
  const odd = fc.string({
    unit: fc.constantFrom(
      '\v',
      '\f',
      '\u0001',
      '\u0085',
      '\r',
      '\n',
      'É',
      ';',
      ':',
      '"',
      '\\',
      'ATTENDEE:',
    ),
  });
  const plain = meetingWith('Rennes');
  fc.assert(
    fc.property(odd, (typed) => {
      const meeting = meetingWith(`a${typed}`);
      const told = { state: 'confirmed', startsAt: at, stamp: at } as const;
      const pairs = [
        [
          invitationFor(config, meeting, 'applicant', told).content,
          invitationFor(config, plain, 'applicant', told).content,
        ],
        [calendarOf(config, [meeting], () => 'staff'), calendarOf(config, [plain], () => 'staff')],
      ] as const;
      for (const [file, usual] of pairs) {
        expect(faultsOf(file)).toEqual([]);
        expect(names(file)).toEqual(names(usual));
      }
    }),
  );
});
