### Ce que le navigateur dit seulement à une table de Conjurers.
