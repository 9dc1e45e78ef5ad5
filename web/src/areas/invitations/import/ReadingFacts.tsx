import { formatNames } from '../../../platform/format/text.ts';
import type { FileReading } from '../../../platform/spreadsheet/import-reading.ts';
import { encodings, type Encoding } from '../../../platform/spreadsheet/formats/decode-text.ts';
import {
  separators,
  type Separator,
} from '../../../platform/spreadsheet/formats/delimited-names.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import classes from './Import.module.css';
import { importMessages as messages } from './messages.ts';
import type { Import } from './use-import.ts';

const quoted = (text: string): string => `«\u202f${text}\u202f»`;

/** What was read and what was not, a sentence each. */
const factsOf = ({
  sheets,
  otherSheets,
  leftOut,
  hiddenRows,
  hiddenColumns,
  header,
  unreadSheets,
  losses,
}: FileReading): string[] => [
  ...(sheets.length > 1 ? [messages.sheets(formatNames(sheets, 8))] : []),
  ...(otherSheets.length + unreadSheets.length > 0
    ? [
        messages.unreadSheets(
          formatNames(
            [
              ...otherSheets.map(({ name, rows }) => messages.otherSheet(name, rows)),
              ...unreadSheets,
            ],
            8,
          ),
        ),
      ]
    : []),
  ...(losses.columns > 0 ? [messages.unreadColumns(losses.columns)] : []),
  ...(losses.cut > 0 ? [messages.cutCells(losses.cut)] : []),
  ...(leftOut.length > 0
    ? [
        messages.leftOutRows(
          leftOut.length,
          formatNames(
            leftOut.map(({ text }) => quoted(text)),
            6,
          ),
        ),
      ]
    : []),
  ...(hiddenRows > 0 ? [messages.hiddenRows(hiddenRows)] : []),
  ...(hiddenColumns.length > 0
    ? [
        messages.hiddenColumns(
          hiddenColumns.length,
          formatNames(
            hiddenColumns.map((column) => header[column] || messages.noHeader(column + 1)),
            6,
          ),
        ),
      ]
    : []),
];

/** How a file was read, to be said otherwise where it was read wrongly. */
export const ReadingFacts = ({ run }: { run: Import }) => {
  const { read } = run.reading;
  if (!read) return null;
  const { sheets, otherSheets, text, uncounted } = read.reading;
  const facts = factsOf(read.reading);
  const again = (as: { encoding?: Encoding; separator?: Separator }) =>
    void run.open(read.source, as);
  const [first = ''] = sheets;
  return (
    <>
      <div className={classes.facts}>
        {text?.encoding && (
          <SelectField
            label={messages.encoding}
            size="xs"
            placeholder={null}
            choices={encodings.map((one) => [one, messages.encodings[one]])}
            value={text.encoding}
            onChange={(event) =>
              again({ encoding: event.currentTarget.value as Encoding, separator: text.separator })
            }
          />
        )}
        {text && (
          <SelectField
            label={messages.separator}
            size="xs"
            placeholder={null}
            choices={separators.map((one) => [one, messages.separators[one]])}
            value={text.separator}
            onChange={(event) =>
              again({
                separator: event.currentTarget.value as Separator,
                ...(text.encoding && { encoding: text.encoding }),
              })
            }
          />
        )}
        {otherSheets.length > 0 && (
          <SelectField
            label={messages.sheet}
            size="xs"
            placeholder={null}
            choices={[
              [first, sheets.join(', ')],
              ...otherSheets.map(
                ({ name, rows }) => [name, messages.otherSheet(name, rows)] as const,
              ),
            ]}
            value={first}
            onChange={(event) => void run.chooseSheet(event.currentTarget.value)}
          />
        )}
      </div>
      {uncounted && <p className={classes.bad}>{messages.uncounted}</p>}
      {facts.length > 0 && <p className={classes.hint}>{facts.join(' ')}</p>}
    </>
  );
};
