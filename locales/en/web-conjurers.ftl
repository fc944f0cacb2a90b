### What the browser says at a table of Conjurers only.
