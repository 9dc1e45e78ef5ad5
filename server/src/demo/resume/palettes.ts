export interface Palette {
  /** Dark enough for white text on it. */
  accent: string;
  /** A breath of the same colour, for panels. */
  tint: string;
  /** On the accent, less than white. */
  soft: string;
  ink: string;
  muted: string;
}

const ink = '#22272b';
const muted = '#5c666e';

export const palettes: readonly Palette[] = [
  { accent: '#1f4e5f', tint: '#eef4f6', soft: '#cfe0e6', ink, muted },
  { accent: '#7a3b4d', tint: '#f8f0f2', soft: '#ead3da', ink, muted },
  { accent: '#3c5a3e', tint: '#f0f5ee', soft: '#d5e4d3', ink, muted },
  { accent: '#2f3e73', tint: '#eff1f8', soft: '#d4d9ee', ink, muted },
  { accent: '#8a4b1f', tint: '#faf2ec', soft: '#f0dccb', ink, muted },
  { accent: '#2d2f33', tint: '#f3f3f2', soft: '#d9d9d8', ink, muted },
  { accent: '#0d5c63', tint: '#ecf5f5', soft: '#c9e3e4', ink, muted },
  { accent: '#5a3d7a', tint: '#f4f0f9', soft: '#ddd1ec', ink, muted },
];
