### Ce que le navigateur dit seulement à une table de Mythic Battles 2012.
