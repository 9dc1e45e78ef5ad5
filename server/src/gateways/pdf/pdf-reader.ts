/** Reads the text of PDF files; see read-pdf.ts. */
export interface PdfReader {
  /** Fails with `unreadable_pdf` or `not_a_pdf`. */
  read(bytes: Uint8Array): Promise<{ text: string }>;
  close(): Promise<void>;
}

export const openPdfReader = (): PdfReader => ({
  read: async () => ({ text: '' }),
  close: async () => {},
});
