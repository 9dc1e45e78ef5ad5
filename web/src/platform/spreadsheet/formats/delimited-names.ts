export type Separator = ';' | ',' | '\t' | '|';

export const separators: readonly Separator[] = [';', ',', '\t', '|'];
