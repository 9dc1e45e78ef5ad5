import { fold } from '../fold.ts';

const largest = `Paris, Marseille, Lyon, Toulouse, Nice, Nantes, Montpellier, Strasbourg, Bordeaux, Lille, Rennes, Reims, Toulon, Saint-Étienne, Le Havre,
Grenoble, Dijon, Angers, Saint-Denis, Villeurbanne, Nîmes, Aix-en-Provence, Clermont-Ferrand, Le Mans, Brest, Tours, Amiens, Annecy, Limoges, Metz,
Boulogne-Billancourt, Perpignan, Besançon, Orléans, Rouen, Montreuil, Saint-Paul, Caen, Argenteuil, Mulhouse, Nancy, Saint-Pierre, Roubaix,
Tourcoing, Nanterre, Vitry-sur-Seine, Nouméa, Créteil, Avignon, Poitiers, Aubervilliers, Asnières-sur-Seine, Colombes, Dunkerque, Aulnay-sous-Bois,
Versailles, Courbevoie, Le Tampon, Fort-de-France, Rueil-Malmaison, Béziers, Champigny-sur-Marne, La Rochelle, Pau, Cannes, Antibes, Mérignac,
Saint-Nazaire, Drancy, Mamoudzou, Ajaccio, Issy-les-Moulineaux, Cergy, Noisy-le-Grand, Colmar, Levallois-Perret, Calais, Vénissieux, Cayenne,
Pessac, Valence, Ivry-sur-Seine, Quimper, Bourges, Clichy, Antony, La Seyne-sur-Mer, Villeneuve-d'Ascq, Troyes, Montauban, Neuilly-sur-Seine,
Chambéry, Niort, Le Blanc-Mesnil, Sarcelles, Lorient, Pantin, Villejuif, Maisons-Alfort, Saint-André, Fréjus, Beauvais, Épinay-sur-Seine, Hyères,
Narbonne, Meaux, Bondy, La Roche-sur-Yon, Vannes, Cholet, Chelles, Arles, Saint-Quentin, Clamart, Saint-Louis, Le Cannet, Fontenay-sous-Bois,
Évreux, Sartrouville, Bobigny, Grasse, Massy, Blois, Vincennes, Laval, Albi, Brive-la-Gaillarde, Martigues, Corbeil-Essonnes, Sevran, Évry,
Belfort, Charleville-Mézières, Saint-Herblain, Alfortville, Suresnes, Cagnes-sur-Mer, Bayonne, Carcassonne, Meudon, Vaulx-en-Velin, Castres, Chartres,
Arras, Alès, Tarbes, Châlons-en-Champagne, Boulogne-sur-Mer, Thionville, Talence, Bourg-en-Bresse, Melun, Compiègne, Saint-Brieuc, Valenciennes,
Douai, Rosny-sous-Bois, Gennevilliers, Caluire-et-Cuire, Bron, Chalon-sur-Saône, Angoulême, Salon-de-Provence, Istres, Mantes-la-Jolie,
Saint-Malo, Châteauroux, Saint-Priest, Roanne, Vichy, Montluçon, Nevers, Auxerre, Mâcon, Agen, Périgueux, Bergerac, Aurillac, Rodez, Cahors, Auch,
Foix, Mende, Privas, Le Puy-en-Velay, Montbrison, Firminy, Saint-Chamond, Rive-de-Gier, Givors, Vienne, Annonay, Montélimar, Romans-sur-Isère, Gap,
Digne-les-Bains, Manosque, Draguignan, Menton, Sète, Agde, Lunel, Millau, Tulle, Guéret, Moulins, Cusset, Thiers, Issoire, Riom, Lens, Béthune,
Liévin, Hénin-Beaumont, Cambrai, Maubeuge, Armentières, Saint-Omer, Abbeville, Laon, Soissons, Creil, Senlis, Dieppe, Elbeuf, Vernon, Lisieux,
Cherbourg, Saint-Lô, Alençon, Argentan, Flers, Fougères, Vitré, Redon, Saumur, Fontenay-le-Comte, Les Sables-d'Olonne, Rochefort, Saintes, Royan,
Cognac, Libourne, Arcachon, Dax, Mont-de-Marsan, Biarritz, Anglet, Lourdes, Muret, Colomiers, Blagnac, Tournefeuille, Pamiers, Castelnaudary,
Épinal, Saint-Dié-des-Vosges, Verdun, Bar-le-Duc, Lunéville, Forbach, Sarreguemines, Haguenau, Sélestat, Saint-Avold, Vesoul, Lons-le-Saunier, Dole,
Pontarlier, Montbéliard, Beaune, Sens, Montargis, Vierzon, Romorantin, Vendôme, Châteaudun, Dreux, Rambouillet, Poissy, Trappes, Saint-Germain-en-Laye,
Pontoise, Villiers-le-Bel, Torcy, Fontainebleau, Étampes, Palaiseau, Thonon-les-Bains, Annemasse, Cluses, Albertville, Aix-les-Bains,
Bourgoin-Jallieu, Voiron, Échirolles, Oyonnax, Villefranche-sur-Saône, Tarare, Bastia, Corte, Porto-Vecchio, Saint-Benoît, Les Abymes, Pointe-à-Pitre`;

const names = new Set(largest.split(/,\s+/).map(fold));

/** « ROANNE », « St Etienne », « Lyon 3e »: one of the larger towns, by its name alone. */
export const isKnownTown = (text: string): boolean => {
  const name = fold(text)
    .replace(/^st(e?) /, 'saint$1 ')
    .replace(/ (?:\d{1,2}(?:er|e|eme)?|cedex.*)$/, '');
  return names.has(name);
};
