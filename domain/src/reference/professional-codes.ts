import type { CodeListName } from './contract-codes.ts';

/**
 * Codes of the form 12434 for those of the 10103 that a file keeps, from public code: to be verified on its notice. What our
 * sources do not tell one by one is left out.
 */
const codes: Partial<Record<CodeListName, Readonly<Record<string, string>>>> = {
  situation: {
    '1': '1',
    '3': '3',
    '4': '4',
    '5': '5',
    '6': '6',
    '7': '7',
    '8': '7',
    '9': '7',
    '10': '8',
    '11': '9',
    '12': '10',
  },
  diploma: {
    '80': '10',
    '73': '11',
    '75': '12',
    '76': '12',
    '79': '19',
    '54': '31',
    '55': '32',
    '58': '39',
    '41': '41',
    '42': '42',
    '43': '43',
    '44': '49',
    '49': '49',
    '33': '51',
    '34': '52',
    '35': '53',
    '38': '59',
    '13': '60',
  },
};

/** The code that the form 12434 prints for one of the 10103; empty where it is not known. */
export const professionalCode = (list: CodeListName, code: string): string => {
  const known = codes[list];
  return known ? (known[code] ?? '') : code;
};
