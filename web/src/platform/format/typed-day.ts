/** `2026-05-01` as people write it: `01/05/2026`; what is no day is left as it is. */
export const showDay = (iso: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return year ? `${day}/${month}/${year}` : iso;
};

const forms = [
  /^(?<day>\d{1,2})[\s/.-]+(?<month>\d{1,2})[\s/.-]+(?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
];

/** The day that a typed text means (`1/5/2026`, `01052026`, `2026-05-01`), as `2026-05-01`; the text itself where it means none. */
export const readDay = (typed: string): string => {
  const text = typed.trim();
  for (const form of forms) {
    const { day, month, year } = form.exec(text)?.groups ?? {};
    if (day && month && year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  return text;
};
