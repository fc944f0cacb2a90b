// What a table asks, as it comes over the wire, and where each choice is on the board.

/** Keeps what the table last asked, and the units it last told of in whole. */
export function listen(page) {
  const heard = { question: null, choices: [], units: [] };
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload));
      const told = message.welcome?.snapshot ?? message.moved?.snapshot ?? message.changed?.changes;
      if (!told) return;
      heard.question = String(told.question ?? told.table.question);
      heard.choices = told.ask?.choices ?? [];
      heard.units = told.units ?? heard.units;
    }),
  );
  return heard;
}

/** Where on the board each game shows what a choice is about. */
export const places = {
  pantheon: ({ target, area, unit, aims = [] }) => {
    const own = target ? [`[data-unit="${target}"]`] : area ? [`[data-area="${area}"]`] : [];
    const acting = own.length === 0 && unit ? [`[data-unit="${unit}"]`] : [];
    return [...own, ...acting, ...aims.map((aim) => `[data-unit="${aim}"]`)];
  },
  mythic: ({ kind, space, target, unit }, units) => {
    // Tokens that are not on the field are taken up in the hand.
    if (kind === 'deploy') return [];
    const at = (tag) => units.find((one) => one.tag === tag)?.space;
    const there = space ?? at(target) ?? at(unit);
    return there ? [`[data-space="${there}"]`] : [];
  },
  conjurers: ({ action, figure }) => (action && figure ? [`[data-area="${action}"]`] : []),
};

/** The places that are offered and are on the board, with those of them that are dark. */
export async function offeredPlaces(page, game, { choices, units }) {
  const wanted = choices.flatMap((choice) => places[game](choice, units).map((place) => [choice.notation, place]));
  return page.evaluate((pairs) => {
    const shown = pairs.filter(([, place]) => document.querySelector(place) !== null);
    const isDark = ([, place]) => !document.querySelector(place).matches('[data-lit]');
    return { places: shown.map(([, place]) => place), dark: shown.filter(isDark) };
  }, wanted);
}
