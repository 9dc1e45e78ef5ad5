/** A text document that is none to read, and why. */
export class DocumentFault extends Error {
  readonly fault: 'empty' | 'encrypted' | 'dynamic';
  constructor(fault: DocumentFault['fault']) {
    super(`A document that is ${fault}.`);
    this.fault = fault;
  }
}
