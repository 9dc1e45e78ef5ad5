interface Named {
  first_name: string;
  last_name: string;
}

export const candidateName = ({ first_name: first, last_name: last }: Named): string =>
  `${first} ${last}`.trim();
