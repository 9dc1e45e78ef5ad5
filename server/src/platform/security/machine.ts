/** A program that has shown its key. */
export interface Machine {
  keyId: number;
}
