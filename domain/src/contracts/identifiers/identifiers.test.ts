import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityCodeCount } from '../../reference/activity-codes.ts';
import { apeVerdict } from './ape.ts';
import {
  contractNumberVerdict,
  diplomaCodeVerdict,
  idccVerdict,
  rncpVerdict,
  uaiLetter,
  uaiVerdict,
} from './codes.ts';
import { nirAgainst, nirKey, nirVerdict, readNir } from './nir.ts';
import { isSiret, siretVerdict } from './siret.ts';

const digits = (count: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
    .map((all) => all.join(''));

/** The digit that makes a number valid by Luhn, found by trying. */
const withLuhn = (body: string): string => {
  for (let last = 0; last < 10; last += 1) {
    const sum = `${body}${last}`
      .split('')
      .toReversed()
      .reduce((total, digit, place) => {
        const twice = Number(digit) * (place % 2 ? 2 : 1);
        return total + Math.floor(twice / 10) + (twice % 10);
      }, 0);
    if (sum % 10 === 0) return `${body}${last}`;
  }
  throw new Error('Luhn always has a digit.');
};

const siret = digits(8)
  .filter((body) => !/^0+$/.test(body))
  .map(withLuhn)
  .chain((siren) => digits(4).map((office) => withLuhn(siren + office)));

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** Every department of the mainland (90 is the Territoire de Belfort), those of Corsica, and births abroad. */
const mainland = Array.from({ length: 95 }, (_, index) => pad(index + 1));

const nirBody = fc
  .record({
    sex: fc.constantFrom('1', '2'),
    year: fc.integer({ min: 0, max: 99 }),
    month: fc.integer({ min: 1, max: 12 }),
    place: fc.oneof(
      fc
        .constantFrom(...mainland, '2A', '2B', '99')
        .chain((two) => fc.integer({ min: 1, max: 999 }).map((commune) => two + pad(commune, 3))),
      fc
        .constantFrom('971', '972', '973', '974', '976', '987', '988')
        .chain((three) => fc.integer({ min: 1, max: 99 }).map((commune) => three + pad(commune))),
    ),
    order: fc.integer({ min: 1, max: 999 }),
  })
  .map(
    ({ sex, year, month, place, order }) =>
      `${sex}${pad(year)}${pad(month)}${place}${pad(order, 3)}`,
  );

describe('SIRET', () => {
  it('takes every number whose digits agree, however it is spaced', () => {
    fc.assert(
      fc.property(siret, (number) => {
        expect(siretVerdict(number)).toBeNull();
        expect(isSiret(number.replace(/(\d{3})(?=\d)/g, '$1 '))).toBe(true);
      }),
    );
  });

  it('never takes one of which a digit was mistyped', () => {
    fc.assert(
      fc.property(
        siret.filter((number) => !number.startsWith('356000000')),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 1, max: 9 }),
        (number, place, more) => {
          const digit = (Number(number[place]) + more) % 10;
          const typo = number.slice(0, place) + digit + number.slice(place + 1);
          fc.pre(!typo.startsWith('356000000'));
          expect(siretVerdict(typo)).toMatchObject({ blocks: true });
        },
      ),
    );
  });

  it('knows the establishments of La Poste', () => {
    expect(isSiret('35600000000048')).toBe(true);
    expect(isSiret('356 000 000 49837')).toBe(true);
    expect(isSiret('35600000049838')).toBe(false);
  });

  it.each([
    ['123', 'Ce SIRET a 3 chiffres.'],
    ['732829320', 'Ce SIRET a 9 chiffres.'],
    ['00000000000000', 'Ce SIRET n’existe pas.'],
    ['7328293200007A', 'Ce SIRET contient autre chose que des chiffres.'],
  ])('%s is none: %s', (text, wrong) => {
    expect(siretVerdict(text)).toMatchObject({ blocks: true, wrong });
  });
});

describe('NIR', () => {
  it('has the key of the published example', () => {
    expect(nirKey('2690549588157')).toBe('80');
    expect(nirVerdict('2 69 05 49 588 157 80', { withKey: 'required' })).toBeNull();
  });

  it('takes every number with its key, on the mainland, in Corsica, overseas and abroad', () => {
    fc.assert(
      fc.property(nirBody, (body) => {
        expect(nirVerdict(body + nirKey(body), { withKey: 'required' })).toBeNull();
        expect(nirVerdict(body, { withKey: 'optional' })).toBeNull();
        expect(nirVerdict(body, { withKey: 'required' })).toMatchObject({ blocks: true });
      }),
    );
  });

  it('knows every department of the mainland', () => {
    const unknown = mainland.filter((department) =>
      nirVerdict(`29905${department}123456`, { withKey: 'optional' }),
    );
    expect(unknown).toEqual([]);
  });

  it('blocks every other key', () => {
    fc.assert(
      fc.property(nirBody, fc.integer({ min: 1, max: 96 }), (body, more) => {
        const wrong = pad(((Number(nirKey(body)) - 1 + more) % 97) + 1);
        expect(nirVerdict(body + wrong, { withKey: 'required' })).toMatchObject({ blocks: true });
      }),
    );
  });

  it('reads three characters of the department overseas', () => {
    expect(readNir('2990597411800')?.department).toBe('974');
    expect(readNir('199052A004001')?.department).toBe('2A');
  });

  it.each([
    ['1991369123456', 'Le mois de naissance'],
    ['1990500123456', 'Le département de naissance'],
    ['7990569123456', 'Ce numéro semble provisoire.'],
  ])('%s only looks odd: %s', (body, wrong) => {
    const verdict = nirVerdict(body, { withKey: 'optional' });
    expect(verdict).toMatchObject({ blocks: false });
    expect(verdict?.wrong).toContain(wrong);
  });

  it.each(['1993069123456', '1999969123456'])(
    '%s has a month that stands for an unknown one',
    (body) => {
      expect(nirVerdict(body, { withKey: 'optional' })).toBeNull();
    },
  );

  it('warns where it does not go with its bearer, and never blocks', () => {
    const bearer = { sex: 'F', birthdate: '1999-05-03', birthDepartment: '069' } as const;
    expect(nirAgainst('2990569123456', bearer)).toBeNull();
    expect(nirAgainst('1990569123456', bearer)?.wrong).toContain('sexe');
    expect(nirAgainst('2990669123456', bearer)?.wrong).toContain('date de naissance');
    expect(nirAgainst('2995069123456', bearer)).toBeNull();
    expect(nirAgainst('2990575123456', bearer)?.wrong).toContain('département');
    expect(nirAgainst('2750520123456', { birthDepartment: '02A' })).toBeNull();
    expect(nirAgainst('2990597411800', { birthDepartment: '974' })).toBeNull();
    fc.assert(
      fc.property(nirBody, (body) => {
        expect(nirAgainst(body, bearer)?.blocks ?? false).toBe(false);
      }),
    );
  });
});

describe('the other codes', () => {
  it('UAI: one letter alone goes with seven digits', () => {
    expect(uaiVerdict('0750655E')).toBeNull();
    fc.assert(
      fc.property(
        digits(7),
        fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')),
        (number, letter) => {
          expect(uaiVerdict(number + letter) === null).toBe(letter === uaiLetter(number));
        },
      ),
    );
  });

  it.each([
    ['6201Z', null],
    ['62.01z', null],
    ['62011', true],
    ['4400A', false],
    ['9999Z', false],
    ['9900Z', null],
    ['6299Z', false],
    ['1234A', false],
    ['0111Z', null],
    ['4778C', null],
    ['8559A', null],
    ['6201A', false],
    ['6202Z', false],
    ['62.02B', null],
    ['4711F', null],
    // Of NAF 2025, with which the INSEE writes codes from 2027 on.
    ['6210Y', null],
    ['6210Z', false],
    ['4500Y', false],
    ['0410X', false],
  ])('APE %s', (code, blocks) => {
    expect(apeVerdict(code, '2027-01-01')?.blocks ?? null).toBe(blocks);
  });

  it('until the end of 2026 an APE code has a letter of NAF rév. 2', () => {
    expect(apeVerdict('6210Y', '2026-12-31')?.why).toBe(
      'Les codes en vigueur jusqu’à la fin de 2026 finissent par une lettre de A à F ou par Z.',
    );
  });

  it('an APE code is one of the 732 of the nomenclature, and a wrong letter is told the right ones', () => {
    expect(activityCodeCount()).toBe(732);
    expect(apeVerdict('6202Z', '2026-07-01')?.why).toBe(
      'Sa classe 62.02 n’a que 62.02A et 62.02B.',
    );
    expect(apeVerdict('6201A', '2026-07-01')?.why).toBe('Sa classe 62.01 n’a que 62.01Z.');
    expect(apeVerdict('6210Z', '2026-07-01')?.why).toBe('Elle n’a pas de classe 62.10.');
  });

  it.each([
    ['1486', null],
    ['16', null],
    ['9999', null],
    ['Syntec', true],
    ['4242', false],
    ['0363', false],
  ])('IDCC %s', (code, blocks) => {
    expect(idccVerdict(code)?.blocks ?? null).toBe(blocks);
  });

  it('diploma, RNCP and contract numbers have their form', () => {
    expect(diplomaCodeVerdict('32031009')).toBeNull();
    expect(diplomaCodeVerdict('3203')).not.toBeNull();
    expect(rncpVerdict('RNCP38362')).toBeNull();
    expect(rncpVerdict('38')).not.toBeNull();
    expect(contractNumberVerdict('069202409NC1234')).toBeNull();
    expect(contractNumberVerdict('02A 2024 09 01 1234')).toBeNull();
    expect(contractNumberVerdict('069202413NC1234')).not.toBeNull();
    expect(contractNumberVerdict('999202409NC1234')?.blocks).toBe(false);
  });
});
