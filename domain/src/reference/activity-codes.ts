/**
 * The sub-classes of the nomenclature of activities (NAF rév. 2, decree 2007-1888), as of which an APE code is one: each
 * division with the last two digits of its classes, and their letters where a class is not whole, which `Z` says.
 */
const divisions = [
  '01 11 12 13 14 15 16 19 21 22 23 24 25 26 27 28 29 30 41 42 43 44 45 46 47 49 50 61 62 63 64 70',
  '02 10 20 30 40',
  '03 11 12 21 22',
  '05 10 20',
  '06 10 20',
  '07 10 21 29',
  '08 11 12 91 92 93 99',
  '09 10 90',
  '10 11 12 13AB 20 31 32 39AB 41AB 42 51ABCD 52 61AB 62 71ABCD 72 73 81 82 83 84 85 86 89 91 92',
  '11 01 02AB 03 04 05 06 07AB',
  '12 00',
  '13 10 20 30 91 92 93 94 95 96 99',
  '14 11 12 13 14 19 20 31 39',
  '15 11 12 20',
  '16 10AB 21 22 23 24 29',
  '17 11 12 21ABC 22 23 24 29',
  '18 11 12 13 14 20',
  '19 10 20',
  '20 11 12 13AB 14 15 16 17 20 30 41 42 51 52 53 59 60',
  '21 10 20',
  '22 11 19 21 22 23 29AB',
  '23 11 12 13 14 19 20 31 32 41 42 43 44 49 51 52 61 62 63 64 65 69 70 91 99',
  '24 10 20 31 32 33 34 41 42 43 44 45 46 51 52 53 54',
  '25 11 12 21 29 30 40 50AB 61 62AB 71 72 73AB 91 92 93 94 99AB',
  '26 11 12 20 30 40 51AB 52 60 70 80',
  '27 11 12 20 31 32 33 40 51 52 90',
  '28 11 12 13 14 15 21 22 23 24 25 29AB 30 41 49 91 92 93 94 95 96 99AB',
  '29 10 20 31 32',
  '30 11 12 20 30 40 91 92 99',
  '31 01 02 03 09AB',
  '32 11 12 13 20 30 40 50AB 91 99',
  '33 11 12 13 14 15 16 17 19 20ABCD',
  '35 11 12 13 14 21 22 23 30',
  '36 00',
  '37 00',
  '38 11 12 21 22 31 32',
  '39 00',
  '41 10ABCD 20AB',
  '42 11 12 13AB 21 22 91 99',
  '43 11 12AB 13 21AB 22AB 29AB 31 32ABC 33 34 39 91AB 99ABCDE',
  '45 11 19 20AB 31 32 40',
  '46 11 12AB 13 14 15 16 17AB 18 19AB 21 22 23 24 31 32ABC 33 34 35 36 37 38AB 39AB 41 42 43 44 45 46 47 48 49 51 52 61 62 63 64 65 66 69ABC 71 72 73AB 74AB 75 76 77 90',
  '47 11ABCDEF 19AB 21 22 23 24 25 26 29 30 41 42 43 51 52AB 53 54 59AB 61 62 63 64 65 71 72AB 73 74 75 76 77 78ABC 79 81 82 89 91AB 99AB',
  '49 10 20 31 32 39ABC 41ABC 42 50',
  '50 10 20 30 40',
  '51 10 21 22',
  '52 10AB 21 22 23 24AB 29AB',
  '53 10 20',
  '55 10 20 30 90',
  '56 10ABC 21 29AB 30',
  '58 11 12 13 14 19 21 29ABC',
  '59 11ABC 12 13AB 14 20',
  '60 10 20AB',
  '61 10 20 30 90',
  '62 01 02AB 03 09',
  '63 11 12 91 99',
  '64 11 19 20 30 91 92 99',
  '65 11 12 20 30',
  '66 11 12 19AB 21 22 29 30',
  '68 10 20AB 31 32AB',
  '69 10 20',
  '70 10 21 22',
  '71 11 12AB 20AB',
  '72 11 19 20',
  '73 11 12 20',
  '74 10 20 30 90AB',
  '75 00',
  '77 11AB 12 21 22 29 31 32 33 34 35 39 40',
  '78 10 20 30',
  '79 11 12 90',
  '80 10 20 30',
  '81 10 21 22 29AB 30',
  '82 11 19 20 30 91 92 99',
  '84 11 12 13 21 22 23 24 25 30ABC',
  '85 10 20 31 32 41 42 51 52 53 59AB 60',
  '86 10 21 22ABC 23 90ABCDEF',
  '87 10ABC 20AB 30AB 90AB',
  '88 10ABC 91AB 99AB',
  '90 01 02 03AB 04',
  '91 01 02 03 04',
  '92 00',
  '93 11 12 13 19 21 29',
  '94 11 12 20 91 92 99',
  '95 11 12 21 22 23 24 25 29',
  '96 01AB 02AB 03 04 09',
  '97 00',
  '98 10 20',
  '99 00',
];

const classes: ReadonlyMap<string, string> = new Map(
  divisions.flatMap((line) => {
    const [division = '', ...entries] = line.split(' ');
    return entries.map((entry) => [division + entry.slice(0, 2), entry.slice(2) || 'Z'] as const);
  }),
);

/** The letters of a class of activities, such as `AB` of 6202 (62.02A and 62.02B); undefined where there is no such class. */
export const lettersOfClass = (digits: string): string | undefined => classes.get(digits);

export const hasDivision = (digits: string): boolean =>
  divisions.some((line) => line.startsWith(`${digits.slice(0, 2)} `));

/** How many codes there are, which the decree says. */
export const activityCodeCount = (): number =>
  [...classes.values()].reduce((sum, letters) => sum + letters.length, 0);
