import { useState } from 'react';
import { useLast } from '../dialogs/use-last.ts';

/** What a dialog is about: it stays while the dialog closes, so that its words do not change under one's eyes. */
export const useOpened = <Item>() => {
  const [state, setState] = useState<{ item: Item; opened: boolean }>();
  return {
    item: state?.item,
    opened: state?.opened ?? false,
    open: (item: Item) => setState({ item, opened: true }),
    close: () => setState((before) => before && { ...before, opened: false }),
  };
};

/** The same for a row, as the list has it now: one that leaves the list closes what is about it. */
export const useOpenedRow = <Row extends { key: string }>(rows: readonly Row[] | undefined) => {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const row = rows?.find(({ key }) => key === openKey);
  const shown = useLast(row);
  return {
    row,
    /** Still there while the drawer or the dialog closes. */
    shown,
    open: ({ key }: Row) => setOpenKey(key),
    close: () => setOpenKey(null),
  };
};

/** The row whose detail is on show, and the one that is about to be deleted. */
export const useRowDialogs = <Row extends { key: string }>(rows: readonly Row[] | undefined) => {
  const detail = useOpenedRow(rows);
  const removal = useOpenedRow(rows);
  return {
    detail,
    removal,
    close: () => {
      removal.close();
      detail.close();
    },
  };
};

export type RowDialogs<Row extends { key: string }> = ReturnType<typeof useRowDialogs<Row>>;
