/** Whom many have their address from: such a host says nothing of a firm. By what stands before its ending. */
export const mailProviders: ReadonlySet<string> = new Set(
  `gmail googlemail hotmail outlook live msn yahoo ymail orange wanadoo free sfr neuf bbox laposte icloud me mac gmx proton
  protonmail pm aol numericable club-internet skynet bluewin`.split(/\s+/),
);
