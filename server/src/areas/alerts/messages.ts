export const ceilingNotice =
  'Le plafond de SMS du mois est atteint : ce qui ne peut pas attendre part désormais par e-mail seul.';
