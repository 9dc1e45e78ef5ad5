/** It brings no types of its own. */
declare module '@socialgouv/jours-feries' {
  /** The public holidays of France by their French names, each at midnight of the clock of the machine. */
  const joursFeries: (year: number) => Record<string, Date>;
  export default joursFeries;
}
