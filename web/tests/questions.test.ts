import { describe, expect, it } from 'vitest';
import english from '../src/generated/rules.en.json';
import french from '../src/generated/rules.fr.json';
import { isCore } from '../src/guide/chapters';
import { rulesetOf } from '../src/lib/reference';
import { Questions } from '../src/lib/questions';
import type { Lang } from '../src/lib/lang';
import type { RuleText } from '../src/wire';

/** A question as a person would ask it, and the rules of which one has to be among the first three answers. */
type Asked = [ruleset: string, question: string, answers: RegExp];

const EN: Asked[] = [
  ['pantheon-1.5', 'how do I win', /^P15\.4\.[2-8]$/],
  ['pantheon-1.5', 'can I walk after attacking', /^P15\.8A\.0-[45]$/],
  ['pantheon-1.5', 'how many actions does a unit have', /^P15\.(7A\.2c|8A\.0)-/],
  ['pantheon-1.5', 'how far can a unit run', /^P15\.8B\.1-1$/],
  ['pantheon-1.5', 'what happens when a unit dies', /^P15\.8A\.2a2d-[4-9]$/],
  ['pantheon-1.5', 'when can I hit back', /^P15\.8A\.2a3-/],
  ['pantheon-1.5', 'can I carry two stones', /^P15\.(8A\.3-[24]|9\.4)$/],
  ['pantheon-1.5', 'how do I pick up a stone', /^P15\.(8A\.3-[1-4]|9\.)/],
  ['pantheon-1.5', 'who can absorb a stone', /^P15\.8B\.3-/],
  ['pantheon-1.5', 'what is a second assault', /^P15\.8A\.2a2c-/],
  ['pantheon-1.5', 'what does a blank die do', /^P15\.8A\.2a2b-[23]$/],
  ['pantheon-1.5', 'can I shoot over other units', /^P15\.8A\.2a1-/],
  ['pantheon-1.5', 'does a forest protect my troops', /^P15\.12B\.3-/],
  ['pantheon-1.5', 'how does lava hurt', /^P15\.12B\.4-/],
  ['pantheon-1.5', 'how do I get my dead soldiers back', /^P15\.(7B|7A\.4a)/],
  ['pantheon-1.5', 'what are art of war cards for', /^P15\.(10|7A\.3b|11|R)/],
  ['pantheon-1.5', 'can I activate two units in a turn', /^P15\.(7A\.3|7C)/],
  ['pantheon-1.5', 'can flying units dodge an attack', /^P15\.11C\./],
  ['pantheon-beta', 'how do I win the game', /^B29\.2\./],
  ['pantheon-beta', 'can I attack after walking', /^B29\.(12|14|R4|R)/],
  ['pantheon-beta', 'is a wall in the way', /^B29\.16\.3[89]$/],
  ['pantheon-beta', 'can a unit strike back twice in a turn', /^B29\.20\./],
  ['mythic-2012', 'how do I win', /^M12\.(15|16\.13)/],
  ['mythic-2012', 'when does the game end', /^M12\.15\./],
  ['mythic-2012', 'how do I get power points', /^M12\.5\.[2-6]$/],
  ['mythic-2012', 'can I shoot when an enemy stands beside me', /^M12\.9\.4$/],
  ['mythic-2012', 'may I activate the same unit twice', /^M12\.(6\.10|4\.10)$/],
  ['mythic-2012', 'what is the hand limit', /^M12\.(4\.1[678]|R23|R150)$/],
  ['mythic-2012', 'can a unit take the place of another that is attacked', /^M12\.12\.(9|1\d)$/],
  ['mythic-2012', 'what does water do', /^M12\.14\.2\d$/],
  ['mythic-2012', 'can a cavalry walk through other units', /^M12\.7\.(6|7|10|11)$/],
  ['conjurers', 'how do I win', /^CON\.(1\.1|8\.6)$/],
  ['conjurers', 'how long does a game last', /^CON\.(1\.2|8\.6)$/],
  ['conjurers', 'what do my creatures eat', /^CON\.(20\.[1-8]|12\.1)$/],
  ['conjurers', 'what does the second assistant cost', /^CON\.(15\.2|20\.4)$/],
  ['conjurers', 'who starts the turn', /^CON\.(14\.4|2\.14|3\.8)$/],
  ['conjurers', 'can I challenge another player', /^CON\.19\./],
  ['conjurers', 'how do I get a new creature', /^CON\.(18\.|21\.)/],
  ['conjurers', 'can my creature move three times in a row', /^CON\.23\.16$/],
  ['conjurers', 'how do I trade wood for iron', /^CON\.13\./],
  ['conjurers', 'what happens if nobody can attack a flying creature', /^CON\.26\.1/],
];

const FR: Asked[] = [
  ['pantheon-1.5', 'comment gagner', /^P15\.4\.[2-8]$/],
  ['pantheon-1.5', 'puis-je marcher après avoir attaqué', /^P15\.8A\.0-[45]$/],
  ['pantheon-1.5', 'combien d’actions a une unité', /^P15\.(7A\.2c|8A\.0)-/],
  ['pantheon-1.5', 'jusqu’où peut courir une unité', /^P15\.8B\.1-/],
  ['pantheon-1.5', 'que se passe-t-il quand une unité meurt', /^P15\.8A\.2a2d-[4-9]$/],
  ['pantheon-1.5', 'quand puis-je riposter', /^P15\.8A\.2a3-/],
  ['pantheon-1.5', 'peut-on porter deux pierres', /^P15\.(8A\.3-[24]|9\.4)$/],
  ['pantheon-1.5', 'comment ramasser une pierre', /^P15\.(8A\.3-[1-4]|9\.)/],
  ['pantheon-1.5', 'qui peut absorber une pierre', /^P15\.8B\.3-/],
  ['pantheon-1.5', 'à quoi sert le deuxième assaut', /^P15\.8A\.2a2c-/],
  ['pantheon-1.5', 'que fait un dé vierge', /^P15\.8A\.2a2b-[23]$/],
  ['pantheon-1.5', 'la forêt protège-t-elle mes troupes', /^P15\.12B\.3-/],
  ['pantheon-1.5', 'la lave blesse-t-elle', /^P15\.12B\.4-/],
  ['pantheon-1.5', 'comment faire revenir des soldats morts', /^P15\.(7B|7A\.4a)/],
  ['pantheon-1.5', 'peut-on activer deux unités par tour', /^P15\.(7A\.3|7C)/],
  ['pantheon-1.5', 'une unité volante peut-elle esquiver', /^P15\.11C\./],
  ['pantheon-beta', 'comment gagner la partie', /^B29\.2\./],
  ['pantheon-beta', 'peut-on attaquer après avoir marché', /^B29\.(12|14|R)/],
  ['pantheon-beta', 'une unité peut-elle riposter deux fois par tour', /^B29\.20\./],
  ['mythic-2012', 'comment gagner', /^M12\.(15|16\.13)/],
  ['mythic-2012', 'quand la partie finit-elle', /^M12\.15\./],
  ['mythic-2012', 'comment obtenir des points de pouvoir', /^M12\.5\.[2-6]$/],
  ['mythic-2012', 'puis-je tirer avec un ennemi à côté de moi', /^M12\.9\.4$/],
  ['mythic-2012', 'peut-on activer deux fois la même unité', /^M12\.(6\.10|4\.10)$/],
  ['mythic-2012', 'combien de cartes en main à la fin du tour', /^M12\.(4\.1[678]|R23|R150)$/],
  ['mythic-2012', 'que fait l’eau', /^M12\.14\.2\d$/],
  ['mythic-2012', 'peut-on traverser une case occupée', /^M12\.7\.(6|7|10|11)$/],
  ['conjurers', 'comment gagner', /^CON\.(1\.1|8\.6)$/],
  ['conjurers', 'combien de tours dure la partie', /^CON\.(1\.2|8\.6|9\.|6\.1)/],
  ['conjurers', 'que mangent mes créatures', /^CON\.(20\.[1-8]|12\.1)$/],
  ['conjurers', 'combien coûte le deuxième assistant', /^CON\.(15\.2|20\.4)$/],
  ['conjurers', 'qui commence le tour', /^CON\.(14\.4|2\.14|3\.8|6\.2|7\.1)$/],
  ['conjurers', 'comment défier un autre joueur', /^CON\.19\./],
  ['conjurers', 'peut-on bouger trois fois de suite la même créature', /^CON\.23\.16$/],
  ['conjurers', 'comment échanger du bois contre du fer', /^CON\.13\./],
];

function answers(rules: RuleText[], lang: Lang, [ruleset, question]: Asked): string[] {
  const own = rules.filter((rule) => rulesetOf(rule) === ruleset);
  return new Questions(own, lang, ({ id }) => isCore(id)).ask(question, 3).map(({ id }) => id);
}

describe.each([
  ['en', english, EN],
  ['fr', french, FR],
] as [Lang, RuleText[], Asked[]][])('plain questions, %s', (lang, rules, questions) => {
  it('are at least thirty', () => expect(questions.length).toBeGreaterThanOrEqual(30));

  it.each(questions)('%s: %s', (...asked) => {
    const found = answers(rules, lang, asked);
    expect(
      found.some((id) => asked[2].test(id)),
      `found ${found.join(', ')}`,
    ).toBe(true);
  });

  it('has no answer to what is no question', () => {
    expect(new Questions(rules, lang).ask('', 3)).toEqual([]);
    expect(new Questions(rules, lang).ask('xyzzy', 3)).toEqual([]);
  });
});
