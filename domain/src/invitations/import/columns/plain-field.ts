import type { ImportField, ImportKind } from '../fields.ts';
import { fieldsOfHeader } from './header-names.ts';

/** The field that a title says plainly; null where it says none, or may mean another. */
export const plainFieldOf = (kind: ImportKind, title: string): ImportField | null => {
  const [found] = fieldsOfHeader(kind, title);
  return found !== undefined && found.score > 0.8 ? found.field : null;
};
