/** Apart from what the suggestion says: the list of matches, which leads to it, says no more. */
export const suggestionTitle = "Suggestion d'affectation";
