import { archiveEntry, archiveNames } from '../archive-size.ts';

/** What scripts write is alike in all rows: the first tell. */
const signsRead = 300_000;
const sheetsLookedAt = 5;

const inWorkbook =
  /<c\b(?![^<>]*\bt="(?:str|s|e|b)")[^<>]*>\s*<f\b(?:[^<>]*\/>|[^<>]*>([^<]*)<\/f>)\s*(?:(?:<v\s*\/>|<v>\s*<\/v>|<v>(0)<\/v>)\s*)?<\/c>/g;
const inOpenDocument =
  /<table:table-cell\b(?=[^<>]*table:formula=)(?![^<>]*office:(?:value-type|string-value)=)[^<>]*>/;

/** Whether formulas stand in a file that no spreadsheet has counted yet, as in files made by scripts: their cells hold nothing. */
export const hasUncountedFormulas = async (file: ArrayBuffer): Promise<boolean> => {
  const sheets = archiveNames(file).filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name));
  for (const name of sheets.slice(0, sheetsLookedAt)) {
    const text = await archiveEntry(file, name, signsRead);
    for (const [, formula = '', zero] of text.matchAll(inWorkbook))
      if (zero === undefined || formula.includes('&amp;')) return true;
  }
  return inOpenDocument.test(await archiveEntry(file, 'content.xml', signsRead));
};
