import { describe, expect, it } from 'vitest';
import { fileMoveTold, type FileMoveFacts } from './file-move-messages.ts';

const facts: FileMoveFacts = {
  move: 'complete',
  said: {},
  otherParty: 'Léa Martin',
  needTitle: 'Pâtissier',
  greeted: 'Fournil du Rhône',
  startsOn: '2026-12-01',
  isProfessional: false,
  today: '2026-11-24',
  link: 'https://tandem.example/',
};

const textOf = (changes: Partial<FileMoveFacts>): string =>
  fileMoveTold('company', { ...facts, ...changes })?.mail.text ?? '';

describe('what a mail says of the days of a contract', () => {
  it('is by when it is signed and lodged, as long as that day is not over', () => {
    expect(textOf({})).toContain('à signer par tous avant son début, le 1er décembre 2026.');
    expect(textOf({ today: '2026-12-02' })).toContain('à signer par tous, sans attendre.');
    const signed = { move: 'sign' } as const;
    expect(textOf(signed)).toContain('à le déposer, au plus tard le 7 décembre 2026.');
    expect(textOf({ ...signed, isProfessional: true })).toContain('le 6 décembre 2026.');
    expect(textOf({ ...signed, today: '2026-12-08' })).toContain('à le déposer, sans attendre.');
    expect(textOf({ ...signed, startsOn: null, isProfessional: true })).toContain(
      'dans les 5 jours qui suivent son début.',
    );
  });
});
