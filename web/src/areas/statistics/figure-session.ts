/** The session that figures are about; null for all, undefined while it is not known. */
export type FigureSession = { id: number; name: string } | null | undefined;

/** What an export is called, by its session: the file is opened in another year, when another one is the current one. */
export const exportNameOf = (name: string, session: FigureSession): string =>
  session ? `${name} ${session.name}` : name;
