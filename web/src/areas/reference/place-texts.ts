interface Place {
  name: string;
  postal_codes: readonly string[];
}

/** What is written into the field for each place: its name, with its postal code where several have that name. */
export const placeTexts = <Found extends Place>(places: readonly Found[]): Map<string, Found> => {
  const counts = new Map<string, number>();
  for (const { name } of places) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    places.map((place) => {
      const [postalCode = ''] = place.postal_codes;
      const shared = (counts.get(place.name) ?? 0) > 1;
      return [shared ? `${place.name} (${postalCode})` : place.name, place];
    }),
  );
};
