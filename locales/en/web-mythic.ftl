### What the browser says at a table of Mythic Battles 2012 only.
