import { useState } from 'react';

/** What a dialog is about. */
export const useOpened = <Item extends object>() => {
  const [item, setItem] = useState<Item>();
  return {
    item,
    opened: item !== undefined,
    open: setItem,
    close: () => setItem(undefined),
  };
};

/** The same for a row, as the list has it now: one that leaves the list closes what is about it. */
export const useOpenedRow = <Row extends { key: string }>(rows: readonly Row[] | undefined) => {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const row = rows?.find(({ key }) => key === openKey);
  return {
    row,
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
