import { useState } from 'react';
import { tableMessages as messages } from '../../messages.ts';
import { Button } from '../../actions/Button.tsx';
import { IconButton } from '../../actions/IconButton.tsx';
import { Popover } from '../../popover/Popover.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../icons.tsx';
import { chosenColumns, columnsIn } from './columns.ts';
import classes from './ColumnsButton.module.css';
import type { Column } from '../types.ts';

interface ColumnsButtonProps<Row> {
  columns: readonly Column<Row>[];
  /** As the address has it. */
  asked: string;
  onChange: (asked: string) => void;
}

const moved = (keys: readonly string[], at: number, step: number): string[] => {
  const next = [...keys];
  const [key] = next.splice(at, 1);
  if (key !== undefined) next.splice(at + step, 0, key);
  return next;
};

/** Chooses the columns of a list and their order. The one by which a row is known stays. */
export const ColumnsButton = <Row,>({ columns, asked, onChange }: ColumnsButtonProps<Row>) => {
  const [opened, setOpened] = useState(false);
  const [first, ...others] = columns;
  const shown = chosenColumns(columns, asked)
    .map(({ key }) => key)
    .filter((key) => key !== first?.key);
  const hidden = others.filter(({ key }) => !shown.includes(key));
  const choose = (keys: readonly string[]) =>
    onChange(columnsIn(columns, first ? [first.key, ...keys] : keys));
  const titleOf = (key: string): string => columns.find((one) => one.key === key)?.title ?? '';
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      label={messages.columns}
      width={320}
      renderTarget={(props) => (
        <Button size="sm" variant="quiet" {...props}>
          {messages.columns}
        </Button>
      )}
    >
      <ul className={classes.list}>
        {shown.map((key, at) => (
          <li key={key} className={classes.column}>
            <label>
              <input
                type="checkbox"
                checked
                onChange={() => choose(shown.filter((one) => one !== key))}
              />
              {titleOf(key)}
            </label>
            <IconButton
              label={messages.columnUp(titleOf(key))}
              disabled={at === 0}
              onClick={() => choose(moved(shown, at, -1))}
            >
              <ArrowUpIcon />
            </IconButton>
            <IconButton
              label={messages.columnDown(titleOf(key))}
              disabled={at === shown.length - 1}
              onClick={() => choose(moved(shown, at, 1))}
            >
              <ArrowDownIcon />
            </IconButton>
          </li>
        ))}
        {hidden.map(({ key, title }) => (
          <li key={key} className={classes.column}>
            <label>
              <input type="checkbox" checked={false} onChange={() => choose([...shown, key])} />
              {title}
            </label>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <Button size="sm" onClick={() => choose(others.map(({ key }) => key))}>
          {messages.allColumns}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => onChange('')}>
          {messages.usualColumns}
        </Button>
      </div>
    </Popover>
  );
};
