import { fold } from '../fold.ts';

const common = `Adam Adrien Agathe Ahmed Alain Albane Alex Alexandra Alexandre Alexia Alexis Alice Alicia Aline Alix Alyssa Amandine
Ambre Amélie Amina Amine Amir Anaëlle Anaïs Andréa Andrea Ange Angèle Angélique Anissa Anna Anne Annie Anthony Antoine
Antonin Apolline Arnaud Arthur Assia Astrid Aubin Audrey Augustin Aurélie Aurélien Aurore Axel Aya Aymeric Baptiste Bastien
Benjamin Benoît Bérénice Bernard Bilal Bruno Camille Capucine Carine Carla Carole Caroline Catherine Cécile Cédric
Céline Chaïma Chantal Charles Charline Charlotte Chloé Christelle Christian Christine Christophe Claire Clara Clarisse Claude
Claudine Clément Clémence Clémentine Cloé Colette Colin Coline Coralie Corentin Corinne Cyril Cyrille Damien Daniel
Danielle David Déborah Delphine Denis Diane Didier Dimitri Dominique Donovan Dorian Dylan Eddy Éléa Éléonore Élia Élias Élisa
Élise Élodie Eloïse Elsa Ema Émeline Émile Émilie Émilien Emma Emmanuel Emmanuelle Emy Enora Enzo Éric Erwan Esteban
Estelle Esther Ethan Étienne Eva Évan Ève Fabien Fabienne Fabrice Fanny Farah Fatima Fatoumata Félix Fiona Flavie Flora
Florence Florent Florian Floriane Franck François Françoise Frédéric Gabin Gabriel Gabrielle Gaël Gaëlle Gaëtan Gaspard
Gauthier Geoffrey Georges Gérard Gilles Grégory Guillaume Gwenaëlle Hajar Hamza Hanna Hannah Hélène Héloïse Henri Hervé
Hugo Ibrahim Ilyes Imane Inès Iris Isabelle Ismaël Jacqueline Jacques Jade James Jasmine Jean Jeanne Jennifer Jérémie Jérémy
Jérôme Jessica Joanna Jocelyn Joël Johan Johanna Jonas Jonathan Jordan Joseph Joséphine Joshua Josiane Juan Jules Julia
Julie Julien Juliette Justin Justine Kamel Karim Karima Karine Katia Kelly Kenza Kévin Khadija Killian Kylian Kyllian
Laetitia Lana Lara Laura Laure Laurence Laurène Laurent Laurie Léa Léana Léandre Léna Léo Léon Léonie Léopold Lila Lilian
Lilou Lily Lina Lionel Lisa Lise Loan Loane Loïc Loïs Lola Lorenzo Lou Louane Louis Louisa Louise Louna Luc Luca Lucas
Lucie Lucien Ludivine Ludovic Lydia Lylou Maé Maël Maëlle Maëlys Maeva Magali Mahé Malik Malo Manon Marc Marcel Margaux
Margot Maria Mariam Marianne Marie Marin Marina Marine Marion Marius Martin Martine Mathéo Mathias Mathieu Mathilde
Mathis Mathys Matteo Matthieu Maud Maxence Maxime Mehdi Mélanie Mélina Mélissa Mélodie Meryem Michaël Michel Michèle
Mickaël Mila Mohamed Monique Morgan Morgane Mourad Moussa Myriam Nabil Nadia Nadine Naël Naïm Naomi Natacha Nathalie
Nathan Nathanaël Nicolas Nina Ninon Noa Noah Noam Noé Noémie Nolan Nolwenn Nora Nour Océane Odile Olivia Olivier
Omar Ophélie Oriane Oscar Ousmane Owen Pablo Pascal Pascale Patrice Patricia Patrick Paul Paula Pauline Perrine
Philippe Pierre Priscillia Quentin Rachel Rachid Raphaël Rayan Rayane Rebecca Rémi Rémy Renaud René Richard Robert Robin
Rodrigue Romain Romane Romy Rose Roxane Ruben Sabine Sabrina Sacha Safia Saïd Salma Salomé Samir Samuel Samy Sandra
Sandrine Sara Sarah Sasha Sébastien Serge Séverine Sidonie Simon Sofia Sofiane Solène Solenn Sonia Sophia Sophie
Soraya Stella Stéphane Stéphanie Steven Suzanne Sylvain Sylvie Tania Tanguy Tao Téo Tess Thaïs Théa Théo Théodore
Thibault Thibaut Thierry Thomas Tiago Timéo Timothé Timothée Titouan Tom Tony Tristan Ugo Ulysse Valentin Valentine Valérie
Vanessa Vanina Véronique Victoire Victor Victoria Vincent Violette Virginie Viviane Wassim Wendy William Willy Xavier Yacine
Yael Yanis Yann Yannick Yasmine Yassine Yoann Yohan Youcef Younes Youssef Yves Yvette Zacharie Zakaria Zara Zineb Zoé`;

const names = new Set(common.split(/\s+/).map(fold));

/** Whether a name is among the common first names of France; of a compound one, its first part. */
export const isFirstName = (name: string): boolean => {
  const [first = ''] = name.trim().split(/[\s-]/);
  return names.has(fold(first));
};
