import type { Lang } from './lang';
import { fold } from './search';

/*
 * Plain questions put to the rules: "how do I win", "puis-je marcher après avoir attaqué".
 *
 * Rules are weighed by the words they share with the question (BM25): rare words count for more, words of a
 * section's title for more again. Words are cut to their stem, words that only make a sentence are left out, and
 * words that people use are joined by those that the rules use for the same thing.
 */

/** What is searched, such as a rule. */
export interface Text {
  /** The title above it. */
  section: string;
  text: string;
  /** Whether it is a judgement on an unclear rule. */
  ruling?: boolean;
}

const FILLERS: Record<Lang, string> = {
  en: `a about again all also am an and any anybody anyone anything are as at be been being but by can cannot could did do does
    doing for from get gets give go goes got had happen happens has have he her him his how i if in into is isn it its just
    let like make makes many may me mean means might more much must my need needs no not of on one onto or our out own
    please possible put rule rules s she should so some something somebody someone still t tell than that the their them
    then there these they thing this those to too under until up upon us use uses using very want was way we what when where
    whether which while who whose why will with without work works would yes yet you your yours allowed able another other others over same new old own after before later next each every time
    times play plays played kind happen sort`,
  fr: `a ai ait ainsi alors as au aucun aura aussi autre aux avant avec avez avoir avons bien c ca car ce cela celui ces cet cette
    chaque ci comme comment d dans de des deux dire dit doit dois doivent donc du elle en encore es est et etait ete etre eu
    faire fait faut fois il ils j je l la le les leur leurs lui m ma mais me meme mes moi mon n ne ni non nos notre nous on
    ont ou par pas peu peut peuvent peux plus pour pourquoi pouvez puis qu quand que quel quelle quelles quels quelqu qui
    quoi s sa sans se sera ses si son sont sous sur ta te tes toi ton tous tout toute toutes tres tu un une va veut vos
    votre vous y regle regles permis possible droit passe jusqu apres avant autre autres fois sert servent servir cours nouveau
    nouvelle chez obtenir avoir sorte joue`,
};

/** Words that mean the same here: what people say, and what rules say. A star stands for any ending. */
const ALIKE: Record<Lang, string[]> = {
  en: [
    'output produc* income collect* resource*',
    'win wins won winner victory goal aim object* purpose',
    'end ends finish* last* win winning',
    'player* opponent*',
    'game* battle* skirmish',
    'two 2',
    'three 3',
    'lose loses lost loser beaten minus die dies dead kill* destroy* eliminat* slain',
    'attack* strike strikes hit hits fight* assault* punch',
    'retaliat* counterattack* riposte respond* revenge',
    'move* walk* step* travel* movement march*',
    'shoot* shot archer* arrow* bow range* ranged distan* far',
    'see sight visible visibil* obstacle* block*',
    'fly flies flying flyer* wings airborne',
    'hurt injur* wound* damage vitality health hit-points',
    'dice die* roll* throw* thrown',
    'reroll* again re-roll* second',
    'twice second* once',
    'card* hand deck draw*',
    'activat* act acts',
    'stone* omphalos relic*',
    'team* ally allies partner*',
    'cost* price* pay* buy* purchas* expensive',
    'food feed* eat* hungry hunger starv* unfed',
    'summon* bring',
    'deploy* enter board play reserve',
    'hire* recruit* engage',
    'first start* begin* lead* initiative opens',
    'evad* evasion dodge* escape* avoid*',
    'protect* guard* bodyguard defend* shield*',
    'carry carries carried pick* claim* take* grab*',
    'heal* cure recover* restore*',
    'recall* revive* resurrect* replenish*',
    'room full crowded space spaces capacity',
    'stack beside next adjacent neighbour*',
    'wait skip pass* decline',
    'engaged pinned stuck',
    'tie tied same equal draw',
    'challenge* duel*',
    'monster* creature* beast*',
    'trade* exchang* swap* market*',
    'point points score scor* worth',
    'water sea river lake aquatic pond',
    'forest wood* tree*',
    'god gods goddess* divinity divinities',
    'soldier* troop* infantry miniature*',
    'blank zero 0',
    'leader lead',
  ],
  fr: [
    'produi* production collect* rapport* paient',
    'gagn* vainqueur victoire but objectif remport* emport*',
    'fin finit termin* acheve* arret* victoire',
    'perd* perdre battu* moins mort* meurt meur* tue* tuer detrui* elimin*',
    'attaqu* frapp* combat* cogn* assaut* tap*',
    'ripost* contreattaqu* repond* venge*',
    'march* deplac* boug* avanc* mouv* aller traverser',
    'tir* arc archer* fleche* portee distance loin',
    'voir vois* visib* ligne obstacle* vue',
    'vol* aile* aerien*',
    'bless* degat* vitalite sante point-de-vie',
    'de des* lanc* jet* jett* relanc*',
    'relanc* cinq',
    'joueur* adversaire*',
    'deux 2',
    'trois 3',
    'second* deuxieme*',
    'partie bataille escarmouche',
    'courir courant course',
    'carte* main deck pioch*',
    'activ* agi* jouer',
    'pierre* omphalos relique*',
    'equipe* allie* partenaire*',
    'cout* prix pay* achet* achat* cher',
    'nourri* mange* faim nourrir affam*',
    'invoqu* appel*',
    'deplo* entrer plateau reserve',
    'engag* recrut* embauch*',
    'premier* commenc* debut* initiative ouvr*',
    'esquiv* evit* echapp*',
    'proteg* garde* bouclier defend* defens*',
    'port* prendre prend* ramass* revendiqu* saisi*',
    'soign* gueri* recuper*',
    'rappel* reven* ressuscit* retour*',
    'place* plein* sature* limite* capacite',
    'voisin* adjacent* cote',
    'passer passe* attend* saut* renonc*',
    'egalite nul* meme',
    'defi* duel*',
    'monstre* creature* bete*',
    'echang* troc* marche*',
    'point* score* vaut valeur',
    'eau mer riviere lac aquatique etang',
    'foret* bois arbre*',
    'dieu* deesse* divinite*',
    'soldat* troupe* infanterie figurine*',
    'vierge* blanc* blanche* zero 0',
  ],
};

/** What people say in several words, and the one word for it. */
const PHRASES: Record<Lang, [RegExp, string][]> = {
  en: [
    [/\b(?:strike|hit|fight|attack|punch)(?:s|ing)? back\b/g, 'retaliate'],
    [/\b(?:get|bring|take|come|call)(?:s|ing)?\b(.*)\bback\b/g, '$1 recall'],
    [/\bpick(?:s|ing)? up\b/g, 'claim'],
    [/\bhow far\b/g, ''],
    [/\bhow many players\b/g, 'players'],
    [/\bin the way\b/g, 'obstacle'],
    [/\b(shoot|see|look|attack)(?:ing)? (?:over|through|past)\b/g, '$1 obstacle'],
    [/\b(?:is|game) over\b/g, 'ends'],
    [/\bart of war\b/g, 'aow'],
  ],
  fr: [
    [/\bcontre-attaq/g, 'contreattaq'],
    [/\bfaire revenir\b/g, 'rappel'],
    [/\bart de la guerre\b/g, 'aow'],
  ],
};

/** Endings that are cut off, longest first, so that `activated` and `activation` meet. */
const ENDINGS: Record<Lang, string[]> = {
  en: [
    'ations',
    'ation',
    'ating',
    'ated',
    'ates',
    'ate',
    'ings',
    'ing',
    'ied',
    'ies',
    'ers',
    'ed',
    'es',
    'er',
    's',
    'e',
    'y',
  ],
  fr: [
    ...[
      'issements',
      'issement',
      'ements',
      'ations',
      'ement',
      'ation',
      'eront',
      'aient',
      'antes',
      'ants',
      'ante',
      'ees',
    ],
    ...['ant', 'ent', 'ait', 'ees', 'ees', 'ez', 'er', 'ir', 're', 'ee', 'es', 'is', 'it', 'e', 's', 'x'],
  ],
};

/** How much a word counts that only means the same. */
const SAME_MEANING = 0.75;
/** How much a word of the title counts. */
const TITLE = 2.5;
/** How much a judgement on an unclear rule counts beside a rule. */
const RULING = 0.75;
/** How much a text counts that everybody needs. */
const CORE = 1.7;
/** How soon more of the same word stops counting, and how much length counts against a text. */
const SATURATION = 1.1;
const LENGTH = 0.6;

/** The words of a text, folded. */
function cut(text: string, lang: Lang): string[] {
  const folded = PHRASES[lang].reduce((said, [phrase, word]) => said.replace(phrase, word), fold(text));
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function stem(word: string, lang: Lang): string {
  if (word.length < 4) return word;
  const ending = ENDINGS[lang].find((end) => word.endsWith(end) && word.length - end.length >= 3);
  return ending ? word.slice(0, -ending.length) : word;
}

interface Vocabulary {
  fillers: Set<string>;
  alike: { whole: Set<string>; begun: string[] }[];
}

const vocabularies = new Map<Lang, Vocabulary>();

function vocabulary(lang: Lang): Vocabulary {
  const kept = vocabularies.get(lang);
  if (kept) return kept;
  const alike = ALIKE[lang].map((group) => {
    const words = group.split(/\s+/);
    return {
      whole: new Set(words.filter((word) => !word.endsWith('*')).map((word) => stem(word, lang))),
      begun: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    };
  });
  const made = { fillers: new Set(FILLERS[lang].split(/\s+/)), alike };
  vocabularies.set(lang, made);
  return made;
}

/** The words of a text that say something. */
function telling(text: string, lang: Lang): string[] {
  const { fillers } = vocabulary(lang);
  return cut(text, lang).filter((word) => !fillers.has(word));
}

/** Texts made ready to be asked. */
export class Questions<T extends Text> {
  readonly #entries: { of: T; counts: Map<string, number>; length: number }[];
  readonly #known: Set<string>;
  readonly #mean: number;

  /** `core` says which texts everybody needs: they come first where others say as much. */
  constructor(
    of: T[],
    readonly lang: Lang,
    private readonly core: (text: T) => boolean = () => false,
  ) {
    this.#entries = of.map((entry) => {
      const counts = new Map<string, number>();
      const add = (words: string[], weight: number) => {
        for (const word of words) {
          const key = stem(word, lang);
          counts.set(key, (counts.get(key) ?? 0) + weight);
        }
      };
      const words = telling(entry.text, lang);
      add(words, 1);
      add(telling(entry.section, lang), TITLE);
      return { of: entry, counts, length: words.length };
    });
    this.#known = new Set(this.#entries.flatMap(({ counts }) => [...counts.keys()]));
    const total = this.#entries.reduce((sum, { length }) => sum + length, 0);
    this.#mean = total / Math.max(1, this.#entries.length);
  }

  /** The texts that answer a question best, best first. */
  ask(question: string, most: number): T[] {
    const asked = this.#meant(question);
    if (asked.length === 0) return [];
    const weighed = this.#entries.map(({ of, counts, length }) => {
      const norm = SATURATION * (1 - LENGTH + (LENGTH * length) / this.#mean);
      let sum = 0;
      let hit = 0;
      for (const { meanings, rarity } of asked) {
        let best = 0;
        for (const [word, weight] of meanings) {
          const count = counts.get(word);
          if (count) best = Math.max(best, (weight * rarity * count * (SATURATION + 1)) / (count + norm));
        }
        if (best > 0) hit += rarity;
        sum += best;
      }
      // Who speaks of all that was asked about comes before who says one word of it often.
      const whole = hit / asked.reduce((all, { rarity }) => all + rarity, 0);
      return { of, worth: sum * whole * (of.ruling ? RULING : this.core(of) ? CORE : 1) };
    });
    return weighed
      .filter(({ worth }) => worth > 0)
      .sort((one, other) => other.worth - one.worth)
      .slice(0, most)
      .map(({ of }) => of);
  }

  /** For each word of a question, the stems that it may mean with how much each counts, and how rare they are together. */
  #meant(question: string): { meanings: Map<string, number>; rarity: number }[] {
    const { alike } = vocabulary(this.lang);
    const words = new Set(telling(question, this.lang));
    const meant = [...words].map((word) => {
      const own = stem(word, this.lang);
      const meanings = new Map<string, number>();
      for (const { whole, begun } of alike) {
        const stands = whole.has(own) || begun.some((start) => word.startsWith(start));
        if (!stands) continue;
        for (const known of this.#known) {
          const fits = whole.has(known) || begun.some((start) => known.startsWith(stem(start, this.lang)));
          if (fits) meanings.set(known, SAME_MEANING);
        }
      }
      meanings.set(own, 1);
      const texts = this.#entries.filter(({ counts }) => [...meanings.keys()].some((key) => counts.has(key))).length;
      return { meanings, rarity: Math.log(1 + (this.#entries.length - texts + 0.5) / (texts + 0.5)), texts };
    });
    // A word that no rule knows says nothing about rules.
    return meant.filter(({ texts }) => texts > 0);
  }
}
