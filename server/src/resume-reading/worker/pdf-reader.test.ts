import { afterEach, describe, expect, it } from 'vitest';
import { openPdfReader, type PdfLimits, type PdfReader } from './pdf-reader.ts';
import { drawn, drawnUpwards, writePdf } from '../testing/test-pdf.ts';

const opened: PdfReader[] = [];
afterEach(async () => {
  for (const reader of opened.splice(0)) await reader.close();
});

const open = (limits?: Partial<PdfLimits>): PdfReader => {
  const reader = openPdfReader(limits);
  opened.push(reader);
  return reader;
};

const resume = writePdf(
  [
    drawn('Anaïs O’Brien', 50, 60, 20) +
      drawn('« Cœur de métier » – 50 €', 50, 90) +
      drawnUpwards('Curriculum', 20, 400),
    drawn('Deuxième page', 50, 60),
  ],
  { compress: true },
);

const words = Array.from({ length: 20_000 }, (_, index) =>
  drawn(`mot${index}`, (index * 37) % 550, index % 800),
).join('');
const slow = writePdf(
  Array.from({ length: 2000 }, () => words),
  { compress: true },
);

const unreadable = expect.objectContaining({ code: 'unreadable_pdf' });

describe('a PDF file', () => {
  it('gives its text, its pages and where its lines stand', async () => {
    const { text, pages, lines } = await open().read(resume);
    expect(text).toBe('Anaïs O’Brien\n« Cœur de métier » – 50 €\nCurriculum\n\nDeuxième page');
    expect(pages).toBe(2);
    const font: unknown = expect.any(String);
    expect(lines).toEqual([
      { page: 1, x: 50, y: 60, text: 'Anaïs O’Brien', size: 20, font },
      { page: 1, x: 50, y: 90, text: '« Cœur de métier » – 50 €', size: 10, font },
      { page: 1, x: 20, y: 400, text: 'Curriculum', size: 10 },
      { page: 2, x: 50, y: 60, text: 'Deuxième page', size: 10, font },
    ]);
  });

  it('is read with what was typed into its fields and onto its page, not with what is hidden', async () => {
    const labels = drawn('Nom :', 50, 60) + drawn('Tél. :', 50, 80);
    const field = (text: string, y: number, more = '') =>
      `/Subtype /Widget /FT /Tx /T (f${y}) /V (${text}) /DA (/Helv 9 Tf) /Rect [120 ${842 - y} 300 ${860 - y}] ${more}`;
    const annotations = [
      field('Roux', 65),
      field('06 39 98 12 34', 85),
      field('06 39 98 00 00', 105, '/F 2'),
      '/Subtype /FreeText /Contents (anna@exemple.fr) /DA (/Helv 9 Tf) /Rect [50 700 200 712]',
      '/Subtype /Text /Contents (à rappeler) /Rect [50 600 70 620]',
    ];
    const { text } = await open().read(writePdf([labels], { annotations }));
    expect(text).toBe('Nom :\tRoux\nTél. :\t06 39 98 12 34\nanna@exemple.fr');
  });

  it('stays in the hands of the caller', async () => {
    const before = Buffer.from(resume).toString('hex');
    await open().read(resume);
    expect(Buffer.from(resume).toString('hex')).toBe(before);
  });

  it('is read in columns where it has some', async () => {
    const left = ['CONTACT', 'anna@exemple.fr', 'LANGUES', 'Anglais B2'];
    const right = ['EXPÉRIENCES', 'Vendeuse en boulangerie', 'FORMATION', 'BTS Gestion de la PME'];
    const page = [
      ...left.map((line, index) => drawn(line, 40, 100 + index * 18)),
      ...right.map((line, index) => drawn(line, 220, 104 + index * 15)),
    ].join('');
    const { text } = await open().read(writePdf([page]));
    expect(text.split('\n')).toEqual([...left, ...right]);
  });

  it('may be preceded by something else, and be a view into a larger buffer', async () => {
    const padded = Buffer.concat([Buffer.from(' '.repeat(900)), resume, Buffer.alloc(5_000)]);
    expect((await open().read(padded.subarray(0, 900 + resume.length))).pages).toBe(2);
  });

  it('of pictures only has an empty text, which is no failure', async () => {
    expect(await open().read(writePdf(['10 10 100 100 re f']))).toEqual({
      text: '',
      pages: 1,
      pdf: null,
      lines: [],
      isPicture: true,
    });
  });

  it('of ten thousand pages is read up to the limit', async () => {
    const pages = Array.from({ length: 10_000 }, (_, page) => drawn(`Page ${page % 10}`, 50, 60));
    const read = await open({ maxPages: 3 }).read(writePdf(pages));
    expect(read.text).toBe('Page 0\n\nPage 1\n\nPage 2');
    expect(read.pages).toBe(10_000);
  });

  it('carries no control signs and no private ones', async () => {
    const { text } = await open().read(writePdf([drawn('un\u0001\u0000deux', 50, 60)]));
    expect(text).toMatch(/^un[ ]*deux$/);
  });
});

describe('what is no PDF file', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('Anna Roux')],
    ['a picture', Buffer.from('\u0089PNG\r\n', 'latin1')],
    ['a mark that comes too late', Buffer.concat([Buffer.alloc(1100, ' '), resume])],
  ])('is refused: %s', async (_, bytes) => {
    await expect(open().read(bytes)).rejects.toMatchObject({ code: 'not_a_pdf' });
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['a mark alone', Buffer.from('%PDF-1.7')],
    ['noise', Buffer.from(`%PDF-1.7 ${'x7%\n'.repeat(500)}`)],
    ['the first half', resume.slice(0, resume.length / 2)],
  ])('fails: %s', async (_, bytes) => {
    await expect(open().read(bytes)).rejects.toEqual(unreadable);
  });

  it('fails, and says why, when it is locked', async () => {
    const locked = writePdf([drawn('Anna', 50, 60)], { locked: true });
    await expect(open().read(locked)).rejects.toMatchObject({
      code: 'unreadable_pdf',
      message:
        'Ce fichier PDF est protégé par un mot de passe. Enregistrez-le sans mot de passe, puis choisissez-le de nouveau.',
    });
  });

  it('does not keep the next one from being read', async () => {
    const reader = open();
    await expect(reader.read(Buffer.from('%PDF-1.7'))).rejects.toEqual(unreadable);
    expect((await reader.read(resume)).pages).toBe(2);
  });
});

describe('a file that asks for too much', () => {
  it('of time is given up, and the next one is read', async () => {
    const reader = open({ timeLimitMs: 250, waitLimitMs: 600_000, maxPages: 2000 });
    await expect(reader.read(slow)).rejects.toEqual(unreadable);
    expect((await reader.read(resume)).pages).toBe(2);
  });

  it('of patience is given up, however little it computes', async () => {
    const reader = open({ timeLimitMs: 600_000, waitLimitMs: 1, maxPages: 2000 });
    await expect(reader.read(slow)).rejects.toEqual(unreadable);
  });

  it('of memory by what it holds and what is made of it together is given up', async () => {
    const word = 'BT /F1 10 Tf 1 0 0 1 50 60 Tm (Texte) Tj ET\n';
    const both = writePdf([word.repeat(80_000) + ' '.repeat(26 * 2 ** 20)], { compress: true });
    const reader = open({ memoryLimitMb: 88, timeLimitMs: 60_000, waitLimitMs: 600_000 });
    await expect(reader.read(both)).rejects.toEqual(unreadable);
    expect((await reader.read(resume)).pages).toBe(2);
  });

  it('of memory is given up, and the next one is read', async () => {
    const bomb = writePdf([' '.repeat(160 * 2 ** 20)], { compress: true });
    const reader = open({ memoryLimitMb: 64 });
    await expect(reader.read(bomb)).rejects.toEqual(unreadable);
    expect((await reader.read(resume)).pages).toBe(2);
  });
});

describe('the reader', () => {
  it('takes many files at once, and answers each with its own', async () => {
    const reader = open();
    const names = Array.from({ length: 20 }, (_, index) => `Candidat ${index}`);
    const files = names.map((name) => writePdf([drawn(name, 50, 60)]));
    const texts = await Promise.all(files.map(async (file) => (await reader.read(file)).text));
    expect(texts).toEqual(names);
  });

  it('fails what it is asked once it is closed, and closes twice', async () => {
    const reader = open();
    const reading = reader.read(resume);
    await reader.close();
    await expect(reading).rejects.toEqual(unreadable);
    await expect(reader.read(resume)).rejects.toEqual(unreadable);
    await reader.close();
  });

  it('may be closed while it starts, and while it reads', async () => {
    const starting = open();
    const first = starting.read(resume);
    await new Promise(setImmediate);
    await Promise.all([expect(first).rejects.toEqual(unreadable), starting.close()]);
    const reading = open();
    await reading.read(resume);
    const second = reading.read(writePdf([drawn('Anna', 50, 60).repeat(100_000)]));
    await new Promise(setImmediate);
    await Promise.all([expect(second).rejects.toEqual(unreadable), reading.close()]);
  });
});

describe('people who wait', () => {
  const tooMany = expect.objectContaining({ code: 'too_many_requests' });

  it('wait for one file of another, however many that one sends', async () => {
    // Of computing: a busy machine gives up no file that asks for little.
    const limits = { timeLimitMs: 300, sliceMs: 600_000, waitLimitMs: 600_000, maxPages: 2000 };
    const reader = open(limits);
    const order: string[] = [];
    const send = async (file: Uint8Array, person: string, name: string) => {
      await reader.read(file, person).then(
        () => order.push(`${name} read`),
        ({ code }: { code: string }) => order.push(`${name} ${code}`),
      );
    };
    await Promise.all([
      ...[1, 2, 3, 4].map((count) => send(slow, 'attacker', `slow ${count}`)),
      send(resume, 'other', 'resume'),
    ]);
    expect(order).toEqual([
      'slow 4 too_many_requests',
      'slow 1 unreadable_pdf',
      'resume read',
      'slow 2 unreadable_pdf',
      'slow 3 unreadable_pdf',
    ]);
  });

  it('are sent away when there are too many, or their files weigh too much', async () => {
    const reader = open({ waiting: 2, waitingMb: 1 });
    const many = ['a', 'b', 'c', 'd'].map((person) => reader.read(resume, person));
    await expect(many[3]).rejects.toEqual(tooMany);
    await Promise.all(many.slice(0, 3));
    const heavy = Buffer.concat([resume, Buffer.alloc(600 * 1024)]);
    const two = [reader.read(heavy, 'a'), reader.read(heavy, 'b')];
    await expect(two[1]).rejects.toEqual(tooMany);
    expect((await two[0])?.pages).toBe(2);
  });
});

describe('what a resume says', () => {
  it('is read beside the server, which is asked for communes alone', async () => {
    const asked: string[] = [];
    const lyon = {
      code: '69123',
      name: 'Lyon',
      department: '69',
      postalCodes: ['69001', '69002'],
      population: 522_000,
    };
    const reader = openPdfReader({}, (text) => {
      asked.push(text);
      return [lyon];
    });
    opened.push(reader);
    const lines = ['Anna Roux', '3 rue Neuve, 69002 Lyon', 'anna.roux@exemple.fr'];
    const page = lines.map((line, index) => drawn(line, 50, 60 + 20 * index)).join('');
    const fields = await reader.readFields(writePdf([page]), new Date('2026-03-15'));
    expect(fields).toMatchObject({
      email: 'anna.roux@exemple.fr',
      home: { city: 'Lyon', postalCode: '69002' },
    });
    expect(asked).toContain('69002');
  });
});
